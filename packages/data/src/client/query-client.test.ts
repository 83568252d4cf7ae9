import { MutationObserver, QueryObserver, type MutationMeta } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { invalidate } from './invalidate.ts';
import { createQueryClient } from './query-client.ts';

const KEY = ['classes'];

/** A list on a screen, whose answers come when they are let. */
function onScreen() {
  const queries = createQueryClient();
  const answers: ((rows: string[]) => void)[] = [];
  const load = vi.fn<() => Promise<string[]>>(() => new Promise((resolve) => answers.push(resolve)));
  const observer = new QueryObserver(queries, { queryKey: KEY, queryFn: load });
  onTestFinished(observer.subscribe(() => undefined));
  return {
    queries,
    load,
    answer: (at: number, ...rows: string[]) => answers[at]?.(rows),
    shown: () => observer.getCurrentResult().data,
    /** A change that makes these queries stale. */
    change: (meta: MutationMeta) =>
      new MutationObserver(queries, { mutationFn: () => Promise.resolve(), meta }).mutate(),
  };
}

test.each<MutationMeta>([{ invalidates: [KEY] }, { awaitsRefetch: [KEY] }])(
  'a list on its first load is asked for again after a change that it is too old for: %j',
  async (meta) => {
    const { load, answer, shown, change } = onScreen();
    const changed = change(meta);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    answer(0, 'from before');
    answer(1, 'from after');
    await changed;
    await vi.waitFor(() => expect(shown()).toEqual(['from after']));
    expect(load).toHaveBeenCalledTimes(2);
  },
);

test('a list that was asked for ahead of its screen, before a change, is not fresh after it', async () => {
  const { queries, load, answer, change } = onScreen();
  const ahead = queries.prefetchQuery({ queryKey: ['classes', 2], queryFn: load });
  answer(1, 'earlier');
  await ahead;
  await queries.invalidateQueries({ queryKey: ['classes', 2] });
  void queries.prefetchQuery({ queryKey: ['classes', 2], queryFn: load });
  await change({ invalidates: [['classes', 2]] });
  answer(2, 'from before');
  await vi.waitFor(() => expect(queries.isFetching({ queryKey: ['classes', 2] })).toBe(0));
  expect(queries.getQueryState(['classes', 2])).toMatchObject({ data: ['earlier'], isInvalidated: true });
});

test('of the lists on their first load, only those that a change is about are asked for again', async () => {
  const { queries, load, answer, shown } = onScreen();
  await invalidate(queries, { predicate: ({ queryKey }) => queryKey[0] === 'messages' });
  answer(0, 'from before');
  await vi.waitFor(() => expect(shown()).toEqual(['from before']));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a list that does not depend on the change goes on loading', async () => {
  const { load, answer, shown, change } = onScreen();
  await change({ invalidates: [['messages']] });
  answer(0, 'from before');
  await vi.waitFor(() => expect(shown()).toEqual(['from before']));
  expect(load).toHaveBeenCalledTimes(1);
});
