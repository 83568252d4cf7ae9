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
  /** The name of the export and its member, with a variant in brackets if there are several. */
  name: string;
  /** Runs the operation. Resolves to what the caller gets: the model, or nothing. */
  run: (given: Run) => Promise<unknown>;
  /** User name of the student who is signed in; default: `mei`. */
  userName?: string;
  /** The identity provider that issues the token of the calls. */
  provider?: 'b2c' | 'idp';
  /**
   * Whether the operation handles a refusal, or any failure, itself. If so, the kind of its failure is not compared.
   */
  readsFailures?: boolean;
}

/**
 * The name under which the request for a file is recorded: it is not a call, and its response is the file's content.
 */
export const FILE = 'file';

const API = 'https://api.example/api';

/** Returns the call of a URL, `Segment/Call`. */
function callOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname.startsWith('/api/') ? pathname.slice('/api/'.length) : FILE;
}

const urlOf = (input: Parameters<typeof fetch>[0]) => (input instanceof Request ? input.url : String(input));

/** Creates a client like the app's, with this `fetch`. */
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

/** The requests and responses of an operation without faults. */
export interface Recording {
  requests: ReadonlyMap<string, SentCall>;
  /** The body of each call's response, in the order of the calls. */
  answers: ReadonlyMap<string, string>;
  /** The calls whose failure does not replace the page (contract 2). */
  silent: ReadonlySet<string>;
  result: unknown;
}

function signedIn(backend: MockBackend, { userName = 'mei', provider }: Operation): string {
  const student = backend.students.find((one) => one.userName === userName);
  if (!student) throw new Error(`no persona "${userName}"`);
  if (!provider) return backend.newToken(student);
  backend.identity = { provider, accepts: () => `${userName}@example.com` };
  return 'token-of-the-provider';
}

/** Runs an operation against the mock backend, and records its requests and responses. */
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
  const silent = new Set<string>();
  const call: Client['call'] = (spec, options) => {
    if (spec.silent) silent.add(spec.path);
    return client.call(spec, options);
  };
  const queries = createQueryClient();
  const result = await operation.run({ client: { ...client, call }, queries });
  queries.clear();
  return { requests, answers, silent, result };
}

/** Returns a `fetch` that gives the recorded responses, except for one call. */
export function replay({ answers }: Recording, spoiled: string, answer: typeof fetch): typeof fetch {
  return async (input, init) => {
    const path = callOf(urlOf(input));
    return path === spoiled ? answer(input, init) : new Response(answers.get(path) ?? null);
  };
}

/**
 * Returns a `fetch` that responds with HTTP 200 and this text. The text is not converted to bytes and back, which would
 * take longer than the rest of the test.
 */
export function textAnswer(text: string): typeof fetch {
  return async () => Object.assign(new Response(), { text: async () => text });
}
