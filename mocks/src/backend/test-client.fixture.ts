import { mockFetch } from '../fetch.ts';
import { PASSWORD, personas, type PersonaName } from '../personas.ts';
import type { MockBackend } from './model.ts';

export const API = 'http://localhost/api';

/** The response of every call of the API (contract 1.4). */
interface Envelope {
  IsSuccess: boolean;
  Value: unknown;
  MessageErrorTextArray: string[];
  MessageTextArray: string[];
}

/** The response to a call whose token is not valid (contract 1.4). */
export const EXPIRED: Envelope = {
  IsSuccess: false,
  Value: null,
  MessageErrorTextArray: ['User login has expired'],
  MessageTextArray: [],
};

/** A paged request for courses (contract 1.6), without the student. */
export const paging = {
  PageIndex: 0,
  PageSize: 50,
  SortFieldName: 'Id',
  SortOrder: 'ASC',
  Keyword: '',
  LastDisplayIndex: 3,
};

export const names = Object.keys(personas) as PersonaName[];
export const isRefused = (name: PersonaName) => 'refused' in personas[name];
/** The personas that can sign in. */
export const admitted = names.filter((name) => !isRefused(name));

/** Creates a client that sends JSON requests through the handlers of a mock backend, for tests of its responses. */
export function createTestClient(backend: MockBackend) {
  const send = mockFetch(backend);

  async function request(path: string, body: unknown = {}, { token = '', method = 'POST', query = '' } = {}) {
    const response = await send(`${API}/${path}${query}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Basic ${token}` } : {}) },
      ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      answer: (text ? JSON.parse(text) : null) as Envelope,
    };
  }

  const signIn = (name: PersonaName, password = PASSWORD) =>
    request('Account/Login', { UserName: personas[name].userName, Password: password });

  /** Signs in, and returns the token and the ids of the account. */
  async function openSession(name: PersonaName) {
    const { Value } = (await signIn(name)).answer;
    const { AuthorizationToken: token, AccountInformation: account } = Value as {
      AuthorizationToken: string;
      AccountInformation: { UserId: number; StudentId: number };
    };
    return { token, userId: account.UserId, studentId: account.StudentId };
  }

  return { send, request, signIn, openSession };
}
