import { toSafeHref } from '../testing/index.ts';
import { FailureError, type Failure } from '@portal/domain/shared';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient, TIME_LIMIT_MS, type ClientOptions } from './client.ts';
import type { Credentials } from './request.ts';

const API = 'https://api.example/api';
const NOBODY: Credentials = { type: 'Basic', token: '', jwt: '' };
const SOMEBODY: Credentials = { type: 'Basic', token: 'c2VjcmV0', jwt: '' };

const GRANTED = JSON.stringify({ IsSuccess: true, Value: 1, MessageErrorTextArray: [], MessageTextArray: [] });
const granting: typeof fetch = async () => new Response(GRANTED);
const answering =
  (body: string | null, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status });

/** A client on a fake network that remembers what it was asked. */
function onNetwork(answer: typeof fetch, options: Partial<ClientOptions> = {}) {
  const network = vi.fn(answer);
  const onFailure = vi.fn<NonNullable<ClientOptions['onFailure']>>();
  const client = createClient({
    toSafeHref,
    apiBase: API,
    credentials: () => NOBODY,
    fetch: network,
    onFailure,
    ...options,
  });
  const asked = () => {
    const [address, init] = network.mock.calls[0] ?? [];
    return { address, ...init, headers: Object.fromEntries(new Headers(init?.headers)) };
  };
  return { client, network, onFailure, asked };
}

async function failureOf(promise: Promise<unknown>): Promise<Failure> {
  const thrown: unknown = await promise.then(
    (value) => expect.fail(`succeeded with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  expect(thrown).toBeInstanceOf(FailureError);
  return (thrown as FailureError).failure;
}

/** A network that answers nothing, and gives up when it is told to. */
const silent: typeof fetch = (_address, init) =>
  new Promise((_answer, giveUp) => {
    const signal = init?.signal;
    signal?.addEventListener('abort', () => giveUp(signal.reason));
  });

afterEach(() => vi.unstubAllGlobals());

test('a failure comes with the credentials of its call, also after others have signed in', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  let credentials = SOMEBODY;
  const { client, onFailure } = onNetwork(() => promise, { credentials: () => Promise.resolve(credentials) });
  const failure = failureOf(client.call({ path: 'A/B', method: 'POST' }));
  await Promise.resolve();
  credentials = NOBODY;
  resolve(new Response('', { status: 500 }));
  await failure;
  expect(onFailure.mock.calls.map(([, , sender]) => sender)).toEqual([SOMEBODY]);
});

describe('a call without an answer', () => {
  const offline: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const call = { path: 'Account/CheckAuth', method: 'POST' } as const;

  test('has failed once it is known that the document stays', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { client, onFailure } = onNetwork(offline, { waitIfLeavingDocument: () => promise });
    const failure = failureOf(client.call(call));
    await new Promise((later) => setTimeout(later));
    expect(onFailure).not.toHaveBeenCalled();
    resolve();
    expect(await failure).toEqual({ kind: 'serverDown', status: 0 });
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test('that is aborted meanwhile has not failed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { client, onFailure } = onNetwork(offline, { waitIfLeavingDocument: () => promise });
    const caller = new AbortController();
    const result = client.call(call, { signal: caller.signal });
    await new Promise((later) => setTimeout(later));
    caller.abort();
    resolve();
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
    expect(onFailure).not.toHaveBeenCalled();
  });

  test.each([
    ['answered', async () => new Response('{', { status: 500 })],
    ['read', async () => new Response('<html>')],
  ])('but not one that was %s', async (_name, answer) => {
    const waitIfLeavingDocument = vi.fn(() => undefined);
    const { client } = onNetwork(answer, { waitIfLeavingDocument });
    await failureOf(client.call(call));
    expect(waitIfLeavingDocument).not.toHaveBeenCalled();
  });
});

describe('what a call sends (contract 1.1, 1.2)', () => {
  test('POST: address, method, headers and an empty object', async () => {
    const { client, asked } = onNetwork(granting);
    await client.call({ path: 'Account/CheckAuth', method: 'POST' });
    expect(asked()).toMatchObject({
      address: 'https://api.example/api/Account/CheckAuth',
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json; charset=utf-8', accept: 'application/json' },
    });
    expect(Object.keys(asked().headers).toSorted()).toEqual(['accept', 'content-type']);
  });

  test('GET: no body and no content type', async () => {
    const { client, asked } = onNetwork(granting);
    await client.call({ path: 'Message/IsHasUnreadMessage', method: 'GET' });
    expect(asked().method).toBe('GET');
    expect(asked().body).toBeUndefined();
    expect(asked().headers).toEqual({ accept: 'application/json' });
  });

  test.each([
    ['a given body', { UserName: '王伟', Password: '"' }, '{"UserName":"王伟","Password":"\\""}'],
    ['the literal null', null, 'null'],
    ['a body that was left out', undefined, '{}'],
    ['an empty list', [], '[]'],
    ['false', false, 'false'],
  ])('%s as JSON', async (_name, body, expected) => {
    const { client, asked } = onNetwork(granting);
    await client.call({ path: 'A/B', method: 'POST', body });
    expect(asked().body).toBe(expected);
  });

  test.each([
    [{ userId: 5001 }, '?userId=5001'],
    [{ userId: 0, all: false, on: true }, '?userId=0&all=false&on=true'],
    [{ email: 'a+b@c.example' }, '?email=a%2Bb%40c.example'],
    [{ name: 'x y&z=1#?' }, '?name=x%20y%26z%3D1%23%3F'],
    [{ keyword: '学术' }, '?keyword=%E5%AD%A6%E6%9C%AF'],
    [{ a: '', b: '1' }, '?a=&b=1'],
    [undefined, ''],
  ])('query %j as %s', async (query, expected) => {
    const { client, asked } = onNetwork(granting);
    await client.call({ path: 'A/B', method: 'GET', ...(query ? { query } : {}) });
    expect(asked().address).toBe(`${API}/A/B${expected}`);
  });

  test('a POST may have a query beside its body', async () => {
    const { client, asked } = onNetwork(granting);
    await client.call({ path: 'A/B', method: 'POST', query: { userId: 1 } });
    expect(asked()).toMatchObject({ address: `${API}/A/B?userId=1`, body: '{}' });
  });

  test('an API of the own origin is called by path', async () => {
    const { client, asked } = onNetwork(granting, { apiBase: '/api' });
    await client.call({ path: 'A/B', method: 'GET' });
    expect(asked().address).toBe('/api/A/B');
  });

  test.each<[string, Credentials, object]>([
    ['nobody', NOBODY, {}],
    ['a token, unchanged', SOMEBODY, { authorization: 'Basic c2VjcmV0' }],
    ["a provider's token", { type: 'Bearer', token: 'abc', jwt: '' }, { authorization: 'Bearer abc' }],
    ['a token and a jwt', { ...SOMEBODY, jwt: 'j.w.t' }, { authorization: 'Basic c2VjcmV0', 'x-jwt-token': 'j.w.t' }],
    ['a jwt without a token', { ...NOBODY, jwt: 'j.w.t' }, { 'x-jwt-token': 'j.w.t' }],
  ])('%s in the headers', async (_name, credentials, expected) => {
    for (const method of ['GET', 'POST'] as const) {
      const { client, asked } = onNetwork(granting, { credentials: () => credentials });
      await client.call({ path: 'A/B', method });
      const { accept: _accept, 'content-type': _type, ...who } = asked().headers;
      expect(who).toEqual(expected);
    }
  });

  test('credentials are read at each call', async () => {
    let credentials = NOBODY;
    const { client, network } = onNetwork(granting, { credentials: () => credentials });
    await client.call({ path: 'A/B', method: 'POST' });
    credentials = SOMEBODY;
    await client.call({ path: 'A/B', method: 'POST' });
    const sent = network.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authorization'));
    expect(sent).toEqual([null, 'Basic c2VjcmV0']);
  });

  test('never in credentials mode: the API reads no cookies', async () => {
    const { client, asked } = onNetwork(granting);
    await client.call({ path: 'A/B', method: 'POST' });
    expect(asked().credentials).toBeUndefined();
  });
});

describe('an answer that succeeds (contract 1.3)', () => {
  test.each([
    ['an object', { a: 1 }],
    ['a list', []],
    ['false', false],
    ['an empty text', ''],
    ['null', null],
  ])('gives its Value: %s', async (_name, Value) => {
    const { client, onFailure } = onNetwork(answering(JSON.stringify({ IsSuccess: true, Value })));
    expect(await client.call({ path: 'A/B', method: 'POST' })).toEqual(Value);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('even with messages beside it', async () => {
    const body = { IsSuccess: true, Value: 1, MessageErrorTextArray: ['odd'], MessageTextArray: null };
    expect(await onNetwork(answering(JSON.stringify(body))).client.call({ path: 'A/B', method: 'POST' })).toBe(1);
  });
});

const rejected = (messages: string[], value: unknown = null): Failure => ({ kind: 'rejected', messages, value });
const EXPIRED = 'User login has expired';

/** Contract 1.3 and 1.4: status, body, and what it means. */
const FAILURES: [string, number, unknown, Failure][] = [
  [
    'error texts',
    200,
    { IsSuccess: false, Value: null, MessageErrorTextArray: ['a', 'b'], MessageTextArray: ['c'] },
    rejected(['a', 'b']),
  ],
  [
    'only texts',
    200,
    { IsSuccess: false, Value: null, MessageErrorTextArray: [], MessageTextArray: ['c'] },
    rejected(['c']),
  ],
  [
    'null error texts',
    200,
    { IsSuccess: false, MessageErrorTextArray: null, MessageTextArray: ['c'] },
    rejected(['c']),
  ],
  ['absent error texts', 200, { IsSuccess: false, MessageTextArray: ['c'] }, rejected(['c'])],
  ['neither', 200, { IsSuccess: false, MessageErrorTextArray: [], MessageTextArray: [] }, rejected([])],
  ['null arrays', 200, { IsSuccess: false, MessageErrorTextArray: null, MessageTextArray: null }, rejected([])],
  ['no arrays', 200, { IsSuccess: false }, rejected([])],
  [
    'texts that are no array',
    200,
    { IsSuccess: false, MessageErrorTextArray: 'a', MessageTextArray: { 0: 'c' } },
    rejected([]),
  ],
  [
    'a text that is sent twice',
    200,
    { IsSuccess: false, MessageErrorTextArray: ['a', 'b', 'a'] },
    rejected(['a', 'b']),
  ],
  ['texts that are no text', 200, { IsSuccess: false, MessageErrorTextArray: [null, 3, '', 'a'] }, rejected(['a'])],
  [
    'flags in its value',
    200,
    { IsSuccess: false, Value: { IsE2lStudent: true } },
    rejected([], { IsE2lStudent: true }),
  ],
  ['"true" as text', 200, { IsSuccess: 'true', Value: 1, MessageErrorTextArray: ['a'] }, rejected(['a'], 1)],
  ['1 for true', 200, { IsSuccess: 1 }, rejected([])],
  ['no IsSuccess', 200, { Value: 1, MessageErrorTextArray: ['a'], MessageTextArray: ['c'] }, rejected([], 1)],
  ['an empty object', 200, {}, rejected([])],
  ['400', 400, { IsSuccess: false, MessageErrorTextArray: ['bad'] }, { kind: 'badRequest', messages: ['bad'] }],
  ['400 without a body', 400, '', { kind: 'badRequest', messages: [] }],
  ['401', 401, { IsSuccess: false, MessageErrorTextArray: [EXPIRED] }, { kind: 'unauthorised', messages: [EXPIRED] }],
  ['401 with HTML', 401, '<h1>Login</h1>', { kind: 'unauthorised', messages: [] }],
  ['404', 404, '', { kind: 'serverDown', status: 404 }],
  ['403', 403, '', { kind: 'serverDown', status: 403 }],
  ['500', 500, { IsSuccess: false, MessageErrorTextArray: ['stack trace'] }, { kind: 'serverDown', status: 500 }],
  ['500 that calls itself a success', 500, { IsSuccess: true, Value: 1 }, { kind: 'serverDown', status: 500 }],
  ['503', 503, '<h1>Down</h1>', { kind: 'serverDown', status: 503 }],
  ['201', 201, { IsSuccess: true, Value: 1 }, { kind: 'serverDown', status: 201 }],
  ['HTML', 200, '<!doctype html><p>Hello', { kind: 'notAnAnswer' }],
  ['nothing', 200, '', { kind: 'notAnAnswer' }],
  ['a list', 200, [{ IsSuccess: true }], { kind: 'notAnAnswer' }],
  ['a number', 200, 7, { kind: 'notAnAnswer' }],
  ['null', 200, null, { kind: 'notAnAnswer' }],
  ['true', 200, true, { kind: 'notAnAnswer' }],
  ['a JSON text', 200, '"IsSuccess"', { kind: 'notAnAnswer' }],
  ['broken JSON', 200, '{"IsSuccess":true,', { kind: 'notAnAnswer' }],
];

describe('an answer that fails (contract 1.3, 1.4)', () => {
  describe.each(FAILURES)('%s', (_name, status, body, expected) => {
    const answer = answering(typeof body === 'string' ? body : JSON.stringify(body), status);

    test('is reported unchanged, once, with its path, and never retried', async () => {
      const { client, network, onFailure } = onNetwork(answer);
      expect(await failureOf(client.call({ path: 'Course/Any', method: 'POST' }))).toEqual(expected);
      expect(network).toHaveBeenCalledTimes(1);
      expect(onFailure).toHaveBeenCalledTimes(1);
      expect(onFailure).toHaveBeenCalledWith(expected, expect.objectContaining({ path: 'Course/Any' }), NOBODY);
    });
  });

  test.each([true, undefined])('reports whether its call is silent: %s (contract 2)', async (silent) => {
    const { client, onFailure } = onNetwork(answering('', 500));
    await client.call({ path: 'A/B', method: 'POST', ...(silent ? { silent } : {}) }).catch(() => undefined);
    expect(onFailure.mock.calls[0]?.[1].silent).toBe(silent);
  });

  test('is reported before the caller gets it', async () => {
    const order: string[] = [];
    const { client } = onNetwork(answering('', 500), { onFailure: () => order.push('told') });
    await client.call({ path: 'A/B', method: 'GET' }).catch(() => order.push('caught'));
    expect(order).toEqual(['told', 'caught']);
  });

  test('fails for the caller also without onFailure', async () => {
    const client = createClient({ toSafeHref, apiBase: API, credentials: () => NOBODY, fetch: answering('', 500) });
    expect(await failureOf(client.call({ path: 'A/B', method: 'GET' }))).toEqual({ kind: 'serverDown', status: 500 });
  });
});

describe('no answer (contract 1.1, 1.4)', () => {
  const broken: typeof fetch = async () =>
    new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) }));

  // Only the browser knows that there is no connection: an answer that was dropped is the server's.
  test.each<[string, typeof fetch]>([
    ['a network that refuses', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a connection that breaks within the body', broken],
  ])('%s is a server that is down, or offline when the browser is; not requested again', async (_name, network) => {
    for (const [device, failure] of [
      [{ onLine: true }, { kind: 'serverDown', status: 0 }],
      [{}, { kind: 'serverDown', status: 0 }],
      [{ onLine: false }, { kind: 'offline' }],
    ] as const) {
      vi.stubGlobal('navigator', device);
      const { client, network: asked, onFailure } = onNetwork(network);
      expect(await failureOf(client.call({ path: 'A/B', method: 'POST' }))).toEqual(failure);
      expect(asked).toHaveBeenCalledTimes(1);
      expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure, expect.objectContaining({ path: 'A/B' }), NOBODY);
    }
  });

  test.each([false, true])('60 seconds of silence are a server that is down (caller has a signal: %s)', async (own) => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const { client, network, onFailure } = onNetwork(silent);
    const spec = { path: 'A/B', method: 'POST' } as const;
    const ended = failureOf(client.call(spec, own ? { signal: new AbortController().signal } : {}));
    expect(timeout).toHaveBeenCalledExactlyOnceWith(60_000);
    limit.abort(new DOMException('too long', 'TimeoutError'));
    expect(await ended).toEqual({ kind: 'serverDown', status: 0 });
    expect(network).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(TIME_LIMIT_MS).toBe(60_000);
  });

  test('a caller who gives up hears the abort, and no failure is reported', async () => {
    const caller = new AbortController();
    const { client, network, onFailure } = onNetwork(silent);
    const ended = client.call({ path: 'A/B', method: 'POST' }, { signal: caller.signal });
    caller.abort();
    await expect(ended).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(onFailure).not.toHaveBeenCalled();
    expect(network).toHaveBeenCalledTimes(1);
  });

  test('a caller who gave up before hears the abort too', async () => {
    const { client, onFailure } = onNetwork(async (_address, init) => {
      init?.signal?.throwIfAborted();
      return new Response(GRANTED);
    });
    const ended = client.call({ path: 'A/B', method: 'POST' }, { signal: AbortSignal.abort() });
    await expect(ended).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('an own signal that is never used changes nothing', async () => {
    const { client } = onNetwork(granting);
    expect(await client.call({ path: 'A/B', method: 'POST' }, { signal: new AbortController().signal })).toBe(1);
  });
});

test("without a network of its own the client asks the browser's fetch of that moment", async () => {
  const client = createClient({ toSafeHref, apiBase: API, credentials: () => NOBODY });
  const later = vi.fn(granting);
  vi.stubGlobal('fetch', later);
  expect(await client.call({ path: 'A/B', method: 'GET' })).toBe(1);
  expect(later).toHaveBeenCalledTimes(1);
});

describe('an upload in parts', () => {
  const form = new FormData();
  form.set('file', new Blob(['x']), 'x.txt');

  test('sends the form itself, and leaves the content type to the browser', async () => {
    const { client, asked } = onNetwork(granting, { credentials: () => ({ ...SOMEBODY, jwt: 'j.w.t' }) });
    expect(await client.upload('Profile/Picture', form)).toBe(1);
    expect(asked()).toMatchObject({ address: `${API}/Profile/Picture`, method: 'POST' });
    expect(asked().body).toBe(form);
    expect(asked().headers).toEqual({
      accept: 'application/json',
      authorization: 'Basic c2VjcmV0',
      'x-jwt-token': 'j.w.t',
    });
  });

  test('fails as any call does', async () => {
    const { client, onFailure } = onNetwork(
      answering(JSON.stringify({ IsSuccess: false, MessageErrorTextArray: ['big'] })),
    );
    expect(await failureOf(client.upload('Profile/Picture', form))).toEqual(rejected(['big']));
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(rejected(['big']), { path: 'Profile/Picture' }, NOBODY);
  });
});

describe('a file (contract 4.1)', () => {
  const signedIn = { credentials: () => ({ ...SOMEBODY, jwt: 'j.w.t' }) };

  test.each([
    ['a path', '/files/1.pdf', 'https://api.example/files/1.pdf'],
    ['a path with a query', '/files?id=1', 'https://api.example/files?id=1'],
    ['an address of the API', 'https://api.example/files/1.pdf', 'https://api.example/files/1.pdf'],
    ['the same with its port written out', 'https://api.example:443/f', 'https://api.example/f'],
    ['the same in capitals', 'HTTPS://API.EXAMPLE/f', 'https://api.example/f'],
  ])('at %s is asked for with credentials', async (_name, address, expected) => {
    const { client, asked } = onNetwork(answering('content'), signedIn);
    await client.file(address);
    expect(asked().address).toBe(expected);
    expect(asked().headers).toEqual({ accept: '*/*', authorization: 'Basic c2VjcmV0', 'x-jwt-token': 'j.w.t' });
  });

  test.each([
    ['another host', 'https://cdn.example/1.pdf'],
    ['another host without a scheme', '//cdn.example/1.pdf'],
    ['another port', 'https://api.example:8443/1.pdf'],
    ['plain http', 'http://api.example/1.pdf'],
    ['a subdomain', 'https://files.api.example/1.pdf'],
    ['a host that begins like the API', 'https://api.example.evil.example/1.pdf'],
    ['a name that looks like the API', 'https://api.example@evil.example/1.pdf'],
  ])('at %s is asked for without credentials', async (_name, address) => {
    const { client, asked } = onNetwork(answering('content'), signedIn);
    await client.file(address);
    expect(asked().headers).toEqual({ accept: '*/*' });
  });

  test('of an API at a path belongs to the origin of the portal', async () => {
    vi.stubGlobal('location', { href: 'https://portal.example/MyCourse/1' });
    const { client, asked } = onNetwork(answering('content'), { ...signedIn, apiBase: '/api' });
    await client.file('/files/1.pdf');
    expect(asked().address).toBe('https://portal.example/files/1.pdf');
    expect(asked().headers['authorization']).toBe('Basic c2VjcmV0');
  });

  test('comes as a blob, whatever is in it', async () => {
    const { client, onFailure } = onNetwork(answering('{"IsSuccess":false}'));
    const blob = await client.file('/f');
    expect(await blob.text()).toBe('{"IsSuccess":false}');
    expect(onFailure).not.toHaveBeenCalled();
  });

  test.each([404, 401, 400, 500, 204])('answered with %d is a server that is down', async (status) => {
    const { client, onFailure, network } = onNetwork(answering(null, status));
    expect(await failureOf(client.file('/f'))).toEqual({ kind: 'serverDown', status });
    // Said at the place of use, without a page of its own.
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ silent: true }),
      NOBODY,
    );
    expect(network).toHaveBeenCalledTimes(1);
  });

  test('at an invalid URL is a failure, and not requested', async () => {
    const { client, network } = onNetwork(answering('content'), signedIn);
    expect(await failureOf(client.file('https://[broken'))).toMatchObject({ kind: 'notUnderstood' });
    expect(network).not.toHaveBeenCalled();
  });
});

test('a browser of 2023 calls and downloads, which has neither AbortSignal.any nor URL.canParse', async () => {
  const missing = () => {
    throw new TypeError('not a function');
  };
  vi.spyOn(AbortSignal, 'any').mockImplementation(missing);
  vi.spyOn(URL, 'canParse').mockImplementation(missing);
  const { client } = onNetwork(granting);
  const { signal } = new AbortController();
  expect(await client.call({ path: 'A/B', method: 'POST' }, { signal })).toBe(1);
  expect(await (await client.file('/notes.pdf')).text()).toBe(GRANTED);
});
