import { vi, type Mock } from 'vitest';
import type { CallSpec, Client } from '../client/index.ts';
import { mockClient } from './mock-client.ts';

/** A client for tests, with the calls that it received. */
interface AnsweringClient {
  client: Client;
  call: Mock<Client['call']>;
  sentCalls: () => CallSpec[];
}

/** Creates a client whose every call resolves to `value`, or throws it if it is an error. */
export function answeringClient(value: unknown): AnsweringClient {
  const call = vi.fn<Client['call']>(async () => {
    if (value instanceof Error) throw value;
    return value;
  });
  return { client: mockClient({ call }), call, sentCalls: () => call.mock.calls.map(([spec]) => spec) };
}
