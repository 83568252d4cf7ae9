import { mockFetch } from '@portal/mocks/fetch';
import { createMockBackend, type MockBackend } from '@portal/mocks/mock-backend';
import { STORY_NOW } from '@portal/mocks/story-now';
import type { QueryClient } from '@tanstack/react-query';
import { createClient, createQueryClient, type Client } from '../../client/index.ts';
import { toSafeHref } from '../mock-client.ts';

/** What an operation of this package is run with. */
export interface Run {
  client: Client;
  queries: QueryClient;
}

/** A query, a mutation or a function of this package that calls the server. */
export interface Operation {
  /** The export, and its member; in brackets, the way it is called where there are several. */
  name: string;
  /** What the caller gets: the model, or nothing. */
  run: (given: Run) => Promise<unknown>;
  /** Who is signed in; `mei` unless told. */
  userName?: string;
  /** The identity provider whose token the calls have. */
  provider?: 'b2c' | 'idp';
  /** Has its own reading of a refusal, or of any failure: which failure it is, is not compared. */
  readsFailures?: boolean;
}

/** A file is no call: its answer is its content. */
export const FILE = 'file';

const API = 'https://api.example/api';

/** The call of a URL, `Segment/Call`. */
function callOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname.startsWith('/api/') ? pathname.slice('/api/'.length) : FILE;
}

const urlOf = (input: Parameters<typeof fetch>[0]) => (input instanceof Request ? input.url : String(input));

/** A client as the app has it, on this network. */
export function clientOn(network: typeof fetch, token: string, provider?: Operation['provider']): Client {
  return createClient({
    apiBase: API,
    credentials: () => ({ type: provider ? 'Bearer' : 'Basic', token, jwt: '' }),
    toSafeHref,
    fetch: network,
  });
}

/** A call as it was sent. */
export interface SentCall {
  method: string;
  url: string;
  /** JSON; absent for a GET. */
  body?: string;
}

/** What an operation sent and was answered when nothing went wrong. */
export interface Recording {
  requests: ReadonlyMap<string, SentCall>;
  /** The body of each call's answer, in the order of the calls. */
  answers: ReadonlyMap<string, string>;
  result: unknown;
}

function signedIn(backend: MockBackend, { userName = 'mei', provider }: Operation): string {
  const student = backend.students.find((one) => one.userName === userName);
  if (!student) throw new Error(`no persona "${userName}"`);
  if (!provider) return backend.newToken(student);
  backend.identity = { provider, accepts: () => `${userName}@example.com` };
  return 'token-of-the-provider';
}

/** Runs an operation against the mock backend and keeps what it was answered. */
export async function record(operation: Operation): Promise<Recording> {
  const backend = createMockBackend({ now: () => STORY_NOW });
  const network = mockFetch(backend);
  const token = signedIn(backend, operation);
  const answers = new Map<string, string>();
  const requests = new Map<string, SentCall>();
  const client = clientOn(
    async (input, init) => {
      const response = await network(input, init);
      const text = await response.clone().text();
      const path = callOf(urlOf(input));
      answers.set(path, text);
      const { method = 'GET', body } = init ?? {};
      requests.set(path, { method, url: urlOf(input), ...(typeof body === 'string' ? { body } : {}) });
      return response;
    },
    token,
    operation.provider,
  );
  const queries = createQueryClient();
  const result = await operation.run({ client, queries });
  queries.clear();
  return { requests, answers, result };
}

/** A network that answers as recorded, except for one call. */
export function replay({ answers }: Recording, spoiled: string, answer: typeof fetch): typeof fetch {
  return async (input, init) => {
    const path = callOf(urlOf(input));
    return path === spoiled ? answer(input, init) : new Response(answers.get(path) ?? null);
  };
}

/** HTTP 200 with this text, without its way into bytes and back, which takes longer than everything else. */
export function textAnswer(text: string): typeof fetch {
  return async () => Object.assign(new Response(), { text: async () => text });
}
