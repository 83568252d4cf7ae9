/** Height over which a row that is cut fades out, in px. */
export const FADE_PX = 48;

/** Where a row is, in px from the top of the list. */
interface RowSpan {
  start: number;
  size: number;
}

/**
 * How high the box of a list is, so that its lower edge is about in the middle of a row: a row that is cut there shows that the
 * list goes on, which an edge between two rows does not. Of a high row, more than what fades out is above the edge.
 *
 * @param room px at most
 * @param rows in their order
 * @returns null where all rows fit
 */
export function cutHeight(room: number, rows: readonly RowSpan[]): number | null {
  const last = rows.at(-1);
  if (!last || last.start + last.size <= room) return null;
  const cut = rows.findLast(({ start, size }) => start + Math.min(FADE_PX, size / 2) <= room);
  return cut ? Math.round(Math.min(room, cut.start + (cut.size * 2) / 3)) : null;
}
