import { vi, type Mock } from 'vitest';
import type { CallSpec, Client } from '../client/index.ts';
import { mockClient } from './mock-client.ts';

/** A client for tests, and what it was asked. */
interface AnsweringClient {
  client: Client;
  call: Mock<Client['call']>;
  asked: () => CallSpec[];
}

/** A client that answers every call with `value`, or throws it. */
export function answeringClient(value: unknown): AnsweringClient {
  const call = vi.fn<Client['call']>(async () => {
    if (value instanceof Error) throw value;
    return value;
  });
  return { client: mockClient({ call }), call, asked: () => call.mock.calls.map(([spec]) => spec) };
}
