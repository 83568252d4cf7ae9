import { FailureError } from '@portal/domain/shared';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { createQueryFn } from './create-query-fn.ts';
import type { Client } from './client.ts';
import { toLoadable } from './to-loadable.ts';
import { mockClient } from '../testing/index.ts';

const clientAnswering = (call: Client['call']) => mockClient({ call });
const asked = (signal: AbortSignal, queries = new QueryClient()) => ({ signal, client: queries, queryKey: ['a'] });
const spec = { path: 'A/B', method: 'GET' } as const;

describe('a query function', () => {
  test("asks for its call with the query's signal, and decodes the answer", async () => {
    const call = vi.fn<Client['call']>(async () => 'sent');
    const { signal } = new AbortController();
    expect(
      await createQueryFn(clientAnswering(call), spec, (sent) => `${sent as string} and read`)(asked(signal)),
    ).toBe('sent and read');
    expect(call).toHaveBeenCalledExactlyOnceWith(spec, { signal });
  });

  test('is silent when it asks again for what is already shown', async () => {
    const call = vi.fn<Client['call']>(async () => 'sent');
    const queries = new QueryClient();
    queries.setQueryData(['a'], 'shown');
    const { signal } = new AbortController();
    await createQueryFn(clientAnswering(call), spec, String)(asked(signal, queries));
    expect(call).toHaveBeenCalledExactlyOnceWith({ ...spec, silent: true }, { signal });
  });

  test('passes on what cannot be decoded as a failure', async () => {
    const failure = new FailureError({ kind: 'notUnderstood', detail: 'Id' });
    const answer = createQueryFn(
      clientAnswering(async () => 1),
      spec,
      () => {
        throw failure;
      },
    )(asked(new AbortController().signal));
    await expect(answer).rejects.toBe(failure);
  });
});

describe('a result as a screen takes it', () => {
  const offline = new FailureError({ kind: 'offline' });
  test.each([
    ['nothing yet', { data: undefined, error: null }, { status: 'loading' }],
    ['data', { data: [1], error: null }, { status: 'ready', value: [1] }],
    ['data that is null', { data: null, error: null }, { status: 'ready', value: null }],
    ['data that is false', { data: false, error: null }, { status: 'ready', value: false }],
    ['a failure', { data: undefined, error: offline }, { status: 'failed', failure: { kind: 'offline' } }],
    ['data, and a failure when asked again', { data: [1], error: offline }, { status: 'ready', value: [1] }],
    [
      'an error of another kind',
      { data: undefined, error: new TypeError('odd') },
      { status: 'failed', failure: { kind: 'notUnderstood', detail: 'TypeError: odd' } },
    ],
  ])('of %s', (_name, result, expected) => {
    expect(toLoadable<unknown>(result)).toEqual(expected);
  });
});
