import type { LoadableList } from '@portal/domain/shared';

/** The moments of a list's rows, for the line that states the zone of all of them; now while there are none. */
export function momentsOf<Row>(
  list: LoadableList<Row>,
  momentOf: (row: Row) => Date,
  now: Date,
): readonly [Date, ...Date[]] {
  const [first = now, ...rest] = list.status === 'ready' ? list.rows.map(momentOf) : [];
  return [first, ...rest];
}
