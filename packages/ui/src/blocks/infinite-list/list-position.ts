import type { VirtualItem } from '@tanstack/react-virtual';

/** The scroll position of a list. */
export interface ListPosition {
  /** Px from its top. */
  offset: number;
  /** Number of rows the list had; with fewer rows the position is invalid. */
  rows: number;
  /** Heights of the measured rows, so that the position is restored to the pixel. */
  heights: VirtualItem[];
}

/** Stores scroll positions by list id; a `Map` implements it. */
export interface ListPositions {
  get: (id: string) => ListPosition | undefined;
  set: (id: string, position: ListPosition) => unknown;
}
