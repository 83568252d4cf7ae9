import { PASSWORD } from '@portal/mocks/personas';
import { startMockServer, type MockServer } from '@portal/mocks/server';
import { createToSafeHref } from '@portal/domain/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readOpenApi } from '../openapi/file.ts';
import { createValidators } from '../openapi/validators.ts';
import { judge } from './judge.ts';
import { MISTAKES } from './mistakes.fixture.ts';
import { NEVER_CHECKED } from './not-checked.ts';
import { isKept, linesOf, summaryOf } from './report.ts';
import { CHECKED, runCheck, type CheckOptions, type Result } from './run-check.ts';
import { send } from './send.ts';
import { WRITES } from './writes.ts';

const validators = createValidators(readOpenApi());
let server: MockServer;

/** In the evening the next live class is full, so nothing could be registered for. */
const MORNING = new Date('2026-11-22T23:00:00Z');
beforeAll(async () => {
  server = await startMockServer({ now: () => MORNING });
});
afterAll(() => server.close());
beforeEach(() => server.backend.reset());

/** `fetch` with a URL as text. */
type Network = (url: string, init?: RequestInit) => Promise<Response>;
const urlOf = (input: Parameters<typeof fetch>[0]) => (input instanceof Request ? input.url : new URL(input).href);
const pathOf = (url: string) => new URL(url).pathname.replace('/api/', '');

/** Runs the check; keeps what was sent and what would be printed. */
async function check({ network, ...given }: Partial<Omit<CheckOptions, 'network'>> & { network?: Network } = {}) {
  const sent: { path: string; url: string; init: RequestInit }[] = [];
  const tokens: string[] = [];
  const watched: typeof fetch = async (input, init = {}) => {
    const url = urlOf(input);
    sent.push({ path: pathOf(url), url, init });
    const response = await (network ?? fetch)(url, init);
    if (url.endsWith('Account/Login')) {
      const { Value } = JSON.parse(await response.clone().text()) as { Value?: Record<string, unknown> | null };
      if (typeof Value?.['AuthorizationToken'] === 'string') tokens.push(Value['AuthorizationToken']);
    }
    return response;
  };
  const reported: Result[] = [];
  const results = await runCheck({
    api: `${server.url}/api`,
    mainApp: server.url,
    userName: 'mei',
    password: PASSWORD,
    writes: false,
    validators,
    today: '2026-11-23',
    pauseMs: 0,
    ...given,
    network: watched,
    report: (result) => reported.push(result),
  });
  expect(reported).toEqual(results);
  const output = [...results.flatMap(linesOf), ...summaryOf(results)].join('\n');
  return { results, sent, output, tokens };
}

const findings = (results: readonly Result[]) =>
  results.flatMap((one) => ('findings' in one ? one.findings.map(({ field }) => `${one.path} ${field}`) : []));
const notKept = (results: readonly Result[]) =>
  results.filter(({ verdict }) => verdict !== 'kept' && verdict !== 'not checked').map(({ path }) => path);
const count = (results: readonly Result[], verdict: Result['verdict']) =>
  results.filter((one) => one.verdict === verdict).length;

test('every call of the contract is in reads/*.ts or writes.ts, or not-checked.ts says why not', () => {
  const named = [...CHECKED.map(({ path }) => path), ...Object.keys(NEVER_CHECKED)];
  expect(named.toSorted()).toEqual([...validators.keys()].toSorted());
});

describe('the mock backend', () => {
  test('keeps the contract in every call that can be read', async () => {
    const { results, sent } = await check();
    expect(findings(results)).toEqual([]);
    expect(count(results, 'refused')).toBe(0);
    const unread = results.filter(({ verdict }) => verdict === 'not checked').map(({ path }) => path);
    expect(unread.toSorted()).toEqual([...WRITES.map(({ path }) => path), ...Object.keys(NEVER_CHECKED)].toSorted());
    expect(sent).toHaveLength(results.length - unread.length);
  });

  test('has nothing written unless that is asked for', async () => {
    const writing = new Set<string>(WRITES.map(({ path }) => path));
    expect((await check()).sent.filter(({ path }) => writing.has(path))).toEqual([]);
  });

  test('is as it was after the writes', async () => {
    const before = await read();
    const { results, sent } = await check({ writes: true });
    const made = sent.map(({ path }) => path);
    expect(WRITES.map(({ path }) => path).filter((path) => !made.includes(path))).toEqual([
      'StudySchedule/ReadCourseOnline',
    ]);
    expect(findings(results)).toEqual([]);
    expect(await read()).toEqual(before);
  });

  test('is asked one call after the other, and left without a session', async () => {
    let open = 0;
    const { sent } = await check({
      network: async (url, init) => {
        open += 1;
        expect(open).toBe(1);
        const response = await fetch(url, init);
        open -= 1;
        return response;
      },
    });
    expect(sent.at(-1)?.path).toBe('Account/Logout');
    expect(server.backend.tokens.size).toBe(0);
  });
});

/** What the student sees that the writes might change. */
async function read() {
  const answers: Record<string, string> = {};
  await check({
    network: async (url, init) => {
      const response = await fetch(url, init);
      // The token is another each time.
      if (!/Account\/(?:Login|CheckAuth|Logout)$/.test(url)) answers[url] = await response.clone().text();
      return response;
    },
  });
  return answers;
}

describe('secrets', () => {
  test('are in no line of the output, and in no URL', async () => {
    const wrong = await check({ password: 'not-the-password' });
    const right = await check();
    expect(right.tokens).toHaveLength(1);
    for (const secret of [PASSWORD, 'not-the-password', ...right.tokens, 'mei@example.com']) {
      expect(`${wrong.output}${right.output}`).not.toContain(secret);
      for (const { url } of [...wrong.sent, ...right.sent]) expect(url).not.toContain(secret);
    }
  });

  test('are not among the reasons of findings: no value of an answer is', async () => {
    const { results, output } = await check({
      network: async (url, init) => {
        const response = await fetch(url, init);
        if (pathOf(url) === 'Account/Login') return response;
        const spoiled: unknown = JSON.parse(await response.text(), (_key, value: unknown) =>
          typeof value === 'string' ? 'canary' : typeof value === 'number' ? 4_711_000.5 : value,
        );
        return Response.json(spoiled);
      },
    });
    expect(findings(results).length).toBeGreaterThan(150);
    expect(output).not.toMatch(/canary|4711000/);
  });

  test('are sent to this server only: a redirect is a finding', async () => {
    const { results, sent } = await check({
      network: async (url, init) =>
        url.endsWith('Help/GetHelpInformation')
          ? new Response(null, { status: 302, headers: { Location: 'https://elsewhere.example/' } })
          : fetch(url, init),
    });
    expect(findings(results)).toContain('Help/GetHelpInformation status');
    for (const { init } of sent) expect(init.redirect).toBe('manual');
  });
});

describe('a sign-in that fails', () => {
  test('leaves everything that needs a token unchecked', async () => {
    const { results, sent, output } = await check({ password: 'wrong' });
    expect(notKept(results)).toEqual(['Account/Login']);
    expect(sent).toHaveLength(6);
    expect(results).toHaveLength(validators.size);
    expect(output).toContain('refused      Account/Login');
    expect(isKept(results)).toBe(false);
  });
});

describe('planted mistakes', () => {
  /** What the mock backend answers, by call. */
  const kept = new Map<string, Response>();
  beforeAll(async () => {
    server.backend.reset();
    await check({
      network: async (url, init) => {
        const response = await fetch(url, init);
        kept.set(pathOf(url), response.clone());
        return response;
      },
    });
  });

  test.each(MISTAKES)('$path, $name: $field', async ({ path, plant, field, verdict }) => {
    const answer = kept.get(path) ?? expect.fail(path);
    const call = validators.get(path) ?? expect.fail(path);
    const { decoders } = CHECKED.find((one) => one.path === path) ?? expect.fail(path);
    const sent = await send(
      { path, method: call.method },
      {
        api: `${server.url}/api`,
        credentials: { type: 'Basic', token: '', jwt: '' },
        network: async () => plant(answer.clone()),
      },
    );
    const judged = await judge(sent, call, decoders, { toSafeHref: createToSafeHref(server.url, server.url) });
    expect(judged.verdict).toBe(verdict);
    expect(judged.findings.map((one) => one.field)).toEqual(field === null ? [] : [field]);
  });

  test('one in each of several calls are all named, and no other call is', async () => {
    const planted = new Map(MISTAKES.map((mistake) => [mistake.path as string, mistake]));
    const { results, output } = await check({
      network: async (url, init) => {
        const response = await fetch(url, init);
        return planted.get(pathOf(url))?.plant(response) ?? response;
      },
    });
    const expected = [...planted.values()].map(({ path, field }) => `${path} ${field}`);
    expect(findings(results).toSorted()).toEqual(expected.toSorted());
    for (const { path, verdict } of planted.values()) expect(output).toContain(`${verdict.padEnd(11)}  ${path} `);
    expect(isKept(results)).toBe(false);
  });
});
