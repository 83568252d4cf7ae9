/**
 * A React key for each row of a list whose ids may be there twice: the student has had the same package before.
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
