/** A way for people on foot, as a tile has it. */

/** The units of a tile's side, whatever the tile itself counts in. */
export const SIDE = 4096;

/** In units of a tile's side, eastwards and southwards from its corner. */
export type TilePoint = { x: number; y: number };

/** Lines with the same attributes. Tiles have a margin, so lines begin and end outside of them. */
export type Road = {
  name?: string;
  isSteps: boolean;
  isTunnel: boolean;
  /** Ways of different floors meet at their ends only. */
  floor: string;
  /** The same for two parts of a street in neighbouring tiles. */
  likeness: string;
  lines: TilePoint[][];
};
