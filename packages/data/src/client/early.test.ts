import { toSafeHref } from '../testing/index.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { earlyKey, fetchWithEarly } from './early.ts';

const ADDRESS = '/api/Account/CheckAuth';
const early = (answer: Promise<Response>) => new Map([[earlyKey('POST', ADDRESS, '{}'), answer]]);
const asking = { method: 'POST', body: '{}' };
const server = vi.fn<typeof fetch>();

beforeEach(() => {
  server.mockReset().mockImplementation(async () => new Response('late'));
  vi.stubGlobal('fetch', server);
});
afterEach(() => vi.unstubAllGlobals());

/** The first bytes of an answer, and nothing after them. */
const stalledBody = () =>
  new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"IsSuccess":')) });

const textOf = async (answer: Promise<Response>) => (await answer).text();

describe('an early request', () => {
  test('is handed out once, and then the server is called', async () => {
    const ask = fetchWithEarly(early(Promise.resolve(new Response('early'))));
    expect(await textOf(ask(ADDRESS, asking))).toBe('early');
    expect(server).not.toHaveBeenCalled();
    expect(await textOf(ask(ADDRESS, asking))).toBe('late');
    expect(server).toHaveBeenCalledExactlyOnceWith(ADDRESS, asking);
  });

  test('is told of what is sent, so that it does not come as well', async () => {
    const sent: string[] = [];
    const ask = fetchWithEarly(early(Promise.resolve(new Response('early'))), (key) => sent.push(key));
    await ask(ADDRESS, asking);
    expect(sent).toEqual([]);
    await ask(ADDRESS, asking);
    expect(sent).toEqual([earlyKey('POST', ADDRESS, '{}')]);
  });

  test('is handed to one of two who ask at once', async () => {
    const ask = fetchWithEarly(early(Promise.resolve(new Response('early'))));
    const both = await Promise.all([textOf(ask(ADDRESS, asking)), textOf(ask(ADDRESS, asking))]);
    expect(both).toEqual(['early', 'late']);
  });

  test('that failed is not requested again', async () => {
    const ask = fetchWithEarly(early(Promise.reject(new TypeError('Failed to fetch'))));
    await expect(ask(ADDRESS, asking)).rejects.toThrow('Failed to fetch');
    expect(server).not.toHaveBeenCalled();
  });

  test('that the server answered with an error is not requested again', async () => {
    const ask = fetchWithEarly(early(Promise.resolve(new Response('down', { status: 500 }))));
    expect((await ask(ADDRESS, asking)).status).toBe(500);
    expect(server).not.toHaveBeenCalled();
  });

  test.each([
    ['another address', '/api/Account/Login', asking],
    ['another method', ADDRESS, { method: 'GET' }],
    ['another body', ADDRESS, { method: 'POST', body: '{"StudentId":1}' }],
    ['no method', ADDRESS, undefined],
  ])('is not for a request with %s', async (_name, address, init) => {
    const ask = fetchWithEarly(early(Promise.resolve(new Response('early'))));
    expect(await textOf(ask(address, init))).toBe('late');
    expect(await textOf(ask(ADDRESS, asking))).toBe('early');
  });

  test('of a GET is found without its method', async () => {
    const ask = fetchWithEarly(
      new Map([[earlyKey('GET', ADDRESS, undefined), Promise.resolve(new Response('early'))]]),
    );
    expect(await textOf(ask(ADDRESS))).toBe('early');
  });

  test('is found by what the client asks', async () => {
    const answer = new Response(JSON.stringify({ IsSuccess: true, Value: 'early' }));
    const client = createClient({
      toSafeHref,
      apiBase: '/api',
      credentials: () => ({ type: 'Basic', token: '', jwt: '' }),
      fetch: fetchWithEarly(early(Promise.resolve(answer))),
    });
    expect(await client.call({ path: 'Account/CheckAuth', method: 'POST' })).toBe('early');
  });

  // No signal aborts what the boot script has requested: neither the wait for it, nor the rest of its body.
  describe.each<[string, () => Promise<Response>]>([
    ['never answers', () => new Promise(() => undefined)],
    ['stalls within its body', async () => new Response(stalledBody())],
  ])('that %s', (_name, answer) => {
    const asks = () =>
      createClient({
        toSafeHref,
        apiBase: '/api',
        credentials: () => ({ type: 'Basic', token: '', jwt: '' }),
        fetch: fetchWithEarly(early(answer())),
      });
    const call = { path: 'Account/CheckAuth', method: 'POST' } as const;
    /** Waits until the client has everything that was sent, which takes some turns of the event loop. */
    const received = () => new Promise((later) => setTimeout(later));

    test('is given up when the caller gives up', async () => {
      const caller = new AbortController();
      const ended = asks().call(call, { signal: caller.signal });
      await received();
      caller.abort();
      await expect(ended).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
      expect(server).not.toHaveBeenCalled();
    });

    test('is not waited for by a caller who gave up before', async () => {
      const ended = asks().call(call, { signal: AbortSignal.abort() });
      await expect(ended).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    });

    test('is a server that is down after the time limit (contract 1.1)', async () => {
      const limit = new AbortController();
      vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
      const ended = asks().call(call);
      await received();
      limit.abort(new DOMException('too long', 'TimeoutError'));
      await expect(ended).rejects.toMatchObject({ failure: { kind: 'serverDown', status: 0 } });
    });
  });
});
