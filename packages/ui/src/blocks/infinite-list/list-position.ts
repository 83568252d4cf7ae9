import type { VirtualItem } from '@tanstack/react-virtual';

/** Where a list was left. */
export interface ListPosition {
  /** Px from its top. */
  offset: number;
  /** How many rows it had: with fewer the place does not exist (any more). */
  rows: number;
  /** Heights of the rows that were seen, so that the place is the same to the pixel. */
  heights: VirtualItem[];
}

/** Remembers where lists were left, by their id; a `Map` does. */
export interface ListPositions {
  get: (id: string) => ListPosition | undefined;
  set: (id: string, position: ListPosition) => unknown;
}
