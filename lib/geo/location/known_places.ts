/**
 * Places that ship with the program, for address lookup without a geocoder. Coordinates of city
 * centres and main buildings in degrees, to about a kilometre or better.
 */
import type { Position } from "../../model/tour/position.ts";

/** A place with its name as a label shows it. */
type KnownPlace = Position & { label: string };

/** Name, country, latitude, longitude, other names. */
type Row = [name: string, country: string, latitude: number, longitude: number, ...other: string[]];

const CITIES: Row[] = [
  ["Amsterdam", "Netherlands", 52.3728, 4.8936],
  ["Athens", "Greece", 37.9838, 23.7275, "Athina"],
  ["Atlanta", "United States", 33.749, -84.388],
  ["Auckland", "New Zealand", -36.8485, 174.7633],
  ["Barcelona", "Spain", 41.3874, 2.1686],
  ["Basking Ridge", "United States", 40.7062, -74.5493],
  ["Beijing", "China", 39.9042, 116.4074, "Peking"],
  ["Berlin", "Germany", 52.52, 13.405],
  ["Bern", "Switzerland", 46.948, 7.4474, "Berne"],
  ["Boston", "United States", 42.3601, -71.0589],
  ["Brussels", "Belgium", 50.8467, 4.3525, "Bruxelles", "Brussel"],
  ["Budapest", "Hungary", 47.4979, 19.0402],
  ["Buenos Aires", "Argentina", -34.6037, -58.3816],
  ["Cairo", "Egypt", 30.0444, 31.2357],
  ["Cape Town", "South Africa", -33.9249, 18.4241],
  ["Chicago", "United States", 41.8781, -87.6298],
  ["Cologne", "Germany", 50.9375, 6.9603, "Köln"],
  ["Copenhagen", "Denmark", 55.6761, 12.5683, "København"],
  ["Delhi", "India", 28.6139, 77.209, "New Delhi"],
  ["Denver", "United States", 39.7392, -104.9903],
  ["Dublin", "Ireland", 53.3498, -6.2603],
  ["Edinburgh", "United Kingdom", 55.9533, -3.1883],
  ["Florence", "Italy", 43.7696, 11.2558, "Firenze"],
  ["Frankfurt", "Germany", 50.1109, 8.6821, "Frankfurt am Main"],
  ["Geneva", "Switzerland", 46.2044, 6.1432, "Genève", "Genf"],
  ["Glasgow", "United Kingdom", 55.8642, -4.2518],
  ["Hamburg", "Germany", 53.5511, 9.9937],
  ["Helsinki", "Finland", 60.1699, 24.9384],
  ["Hong Kong", "China", 22.3193, 114.1694],
  ["Istanbul", "Türkiye", 41.0082, 28.9784],
  ["Jerusalem", "Israel", 31.7683, 35.2137],
  ["Kyiv", "Ukraine", 50.4501, 30.5234, "Kiev"],
  ["Lagos", "Nigeria", 6.5244, 3.3792],
  ["Lisbon", "Portugal", 38.7223, -9.1393, "Lisboa"],
  ["Little Rock", "United States", 34.7465, -92.2896],
  ["London", "United Kingdom", 51.5074, -0.1278],
  ["Los Angeles", "United States", 34.0522, -118.2437],
  ["Madrid", "Spain", 40.4168, -3.7038],
  ["Manchester", "United Kingdom", 53.4808, -2.2426],
  ["Melbourne", "Australia", -37.8136, 144.9631],
  ["Mexico City", "Mexico", 19.4326, -99.1332, "Ciudad de México"],
  ["Miami", "United States", 25.7617, -80.1918],
  ["Milan", "Italy", 45.4642, 9.19, "Milano"],
  ["Montreal", "Canada", 45.5019, -73.5674],
  ["Moscow", "Russia", 55.7558, 37.6173],
  ["Mumbai", "India", 19.076, 72.8777, "Bombay"],
  ["Munich", "Germany", 48.1372, 11.5756, "München"],
  ["Nairobi", "Kenya", -1.2921, 36.8219],
  ["New Orleans", "United States", 29.9511, -90.0715],
  ["New York", "United States", 40.7128, -74.006, "New York City", "NYC"],
  ["Oslo", "Norway", 59.9139, 10.7522],
  ["Ottawa", "Canada", 45.4215, -75.6972],
  ["Oxford", "United Kingdom", 51.752, -1.2577],
  ["Paris", "France", 48.8566, 2.3522],
  ["Philadelphia", "United States", 39.9526, -75.1652],
  ["Prague", "Czechia", 50.0755, 14.4378, "Praha"],
  ["Reykjavik", "Iceland", 64.1466, -21.9426],
  ["Rio de Janeiro", "Brazil", -22.9068, -43.1729],
  ["Rome", "Italy", 41.9028, 12.4964, "Roma"],
  ["Salzburg", "Austria", 47.8095, 13.055],
  ["San Francisco", "United States", 37.7749, -122.4194],
  ["Santiago", "Chile", -33.4489, -70.6693],
  ["São Paulo", "Brazil", -23.5505, -46.6333],
  ["Seattle", "United States", 47.6062, -122.3321],
  ["Seoul", "South Korea", 37.5665, 126.978],
  ["Shanghai", "China", 31.2304, 121.4737],
  ["Singapore", "Singapore", 1.3521, 103.8198],
  ["Stockholm", "Sweden", 59.3293, 18.0686],
  ["Sydney", "Australia", -33.8688, 151.2093],
  ["Tokyo", "Japan", 35.6762, 139.6503],
  ["Toronto", "Canada", 43.6532, -79.3832],
  ["Vancouver", "Canada", 49.2827, -123.1207],
  ["Venice", "Italy", 45.4408, 12.3155, "Venezia"],
  ["Vienna", "Austria", 48.2082, 16.3738, "Wien"],
  ["Warsaw", "Poland", 52.2297, 21.0122, "Warszawa"],
  ["Washington", "United States", 38.9072, -77.0369, "Washington DC"],
  ["Wellington", "New Zealand", -41.2866, 174.7756],
  ["Zurich", "Switzerland", 47.3769, 8.5417, "Zürich"],
];

const UNIVERSITIES: Row[] = [
  ["Brown University", "United States", 41.8268, -71.4025],
  ["Columbia University", "United States", 40.8075, -73.9626],
  ["Cornell University", "United States", 42.4534, -76.4735],
  ["Dartmouth College", "United States", 43.7044, -72.2887],
  ["ETH Zurich", "Switzerland", 47.3763, 8.5477, "ETH Zürich"],
  ["Harvard University", "United States", 42.3744, -71.1169, "Harvard Yard", "Harvard"],
  ["Heidelberg University", "Germany", 49.4106, 8.7064],
  ["Little Rock Central High School", "United States", 34.7368, -92.2984],
  ["Massachusetts Institute of Technology", "United States", 42.3601, -71.0942, "MIT"],
  ["Princeton University", "United States", 40.344, -74.6514, "Princeton"],
  ["Sorbonne", "France", 48.8487, 2.3434],
  ["Stanford University", "United States", 37.4275, -122.1697, "Stanford"],
  ["Trinity College Dublin", "Ireland", 53.3438, -6.2546],
  ["University of California Berkeley", "United States", 37.8719, -122.2585, "UC Berkeley"],
  ["University of Cambridge", "United Kingdom", 52.2043, 0.1149, "Cambridge University"],
  ["University of Chicago", "United States", 41.7886, -87.5987],
  ["University of Edinburgh", "United Kingdom", 55.9445, -3.1892],
  ["University of Oxford", "United Kingdom", 51.7548, -1.2544, "Oxford University"],
  ["University of Pennsylvania", "United States", 39.9522, -75.1932, "UPenn"],
  ["University of Toronto", "Canada", 43.6629, -79.3957],
  ["University of Vienna", "Austria", 48.2131, 16.3607, "Universität Wien"],
  ["University of Virginia", "United States", 38.0336, -78.508],
  ["Yale University", "United States", 41.3163, -72.9223, "Yale"],
];

const PLACES = new Map<string, KnownPlace>();
for (const [name, country, latitude, longitude, ...others] of [...CITIES, ...UNIVERSITIES]) {
  const place = { latitude, longitude, label: `${name}, ${country}` };
  for (const spelling of [name, ...others]) {
    PLACES.set(normalizeName(spelling), place);
    PLACES.set(normalizeName(`${spelling} ${country}`), place);
  }
}

/**
 * The place with this name, with or without its country ("Wien", "Vienna, Austria"); undefined for
 * unknown names. Case, accents and punctuation do not matter.
 */
export function findPlace(text: string): KnownPlace | undefined {
  return text.length > 100 ? undefined : PLACES.get(normalizeName(text));
}

/** The lower-case letters and digits of a name, with single spaces. */
function normalizeName(text: string): string {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
