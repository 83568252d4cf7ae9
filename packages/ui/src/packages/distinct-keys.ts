/**
 * Returns a React key for each row of a list. An id may occur twice, since the student may have had the package before.
 * @param ids of all rows, in their order
 */
export function distinctKeys(ids: readonly number[]): string[] {
  const seen = new Map<number, number>();
  return ids.map((id) => {
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return `${id} ${times}`;
  });
}
