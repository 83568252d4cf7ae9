import { FailureError } from '@portal/domain/shared';
import { describe, expect, test, vi } from 'vitest';
import { mockClient } from '../testing/index.ts';
import type { Client } from './client.ts';
import { fetchDecoded } from './fetch-decoded.ts';

const spec = { path: 'Course/Any', method: 'GET' } as const;

describe('a call that is decoded', () => {
  test('gives the decoder the answer and the client, and tells nobody', async () => {
    const onUnreadable = vi.fn();
    const client = mockClient({ call: async () => '/x', onUnreadable });
    const read = await fetchDecoded(client, spec, (sent, { toSafeHref }) => toSafeHref(sent as string));
    expect(read).toBe('https://main.example/x');
    expect(onUnreadable).not.toHaveBeenCalled();
  });

  test.each([
    ['a failure', new FailureError({ kind: 'notUnderstood', detail: 'Id: not a number' })],
    ['another error', new TypeError('odd')],
  ])('that throws %s says which call it was, and throws on', async (_name, thrown) => {
    const onUnreadable = vi.fn<NonNullable<Client['onUnreadable']>>();
    const client = mockClient({ call: async () => 1, onUnreadable });
    const ended = fetchDecoded(client, spec, () => {
      throw thrown;
    });
    await expect(ended).rejects.toBe(thrown);
    expect(onUnreadable).toHaveBeenCalledExactlyOnceWith(thrown, 'Course/Any');
  });

  test('whose call fails is not about its answer', async () => {
    const failure = new FailureError({ kind: 'offline' });
    const onUnreadable = vi.fn();
    const client = mockClient({ call: () => Promise.reject(failure), onUnreadable });
    await expect(fetchDecoded(client, spec, String)).rejects.toBe(failure);
    expect(onUnreadable).not.toHaveBeenCalled();
  });
});
