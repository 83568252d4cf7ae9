import { fixtureContext } from '../fixtures/context.ts';
import { decodeIdProviderInfo, decodeSessionAnswer, refusalVariant } from '@portal/domain/session';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mockBackendInTests } from '../node.ts';
import { createMockBackend } from '../mock-backend.ts';

const backend = createMockBackend({ seed: 7 });
const server = mockBackendInTests(backend);

beforeEach(() => {
  backend.reset();
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => server.close());

interface Envelope {
  IsSuccess: boolean;
  Value: unknown;
}

/** A provider whose token for an email is `provider-` and the email. */
function useProvider(provider: 'b2c' | 'idp') {
  backend.identity = { provider, accepts: (token) => token.match(/^provider-(.+)$/)?.[1] ?? null };
}

async function get(path: string, token = '', type = 'Bearer') {
  const headers: HeadersInit = token ? { Authorization: `${type} ${token}` } : {};
  const response = await fetch(`http://localhost/api/Account/${path}`, { headers });
  return { status: response.status, answer: (await response.json()) as Envelope };
}

const AZURE = 'AzureADGetUserInfo?email=mei@example.com';
const AUTH0 = 'Auth0GetUserInfo';

describe('whether there is a provider', () => {
  test('not unless it is set up, and not after a reset', async () => {
    useProvider('b2c');
    expect(decodeIdProviderInfo((await get('CheckIdProvider')).answer.Value)).toEqual({
      enabled: true,
      provider: 'b2c',
    });
    backend.reset();
    expect(decodeIdProviderInfo((await get('CheckIdProvider')).answer.Value)).toEqual({
      enabled: false,
      provider: 'password',
    });
  });
});

describe.each([
  ['b2c', AZURE],
  ['idp', AUTH0],
] as const)("%s: a provider's token", (mode, path) => {
  beforeEach(() => useProvider(mode));

  test('brings the session of its student', async () => {
    const { status, answer } = await get(path, 'provider-Mei@Example.com');
    expect(status).toBe(200);
    const read = decodeSessionAnswer(answer.Value, fixtureContext);
    expect(read).toMatchObject({ kind: 'authorized', session: { account: { firstName: 'Mei' } } });
  });

  test('is accepted by every other call, and the one in the answer is not', async () => {
    const { answer } = await get(path, 'provider-mei@example.com');
    const { AuthorizationToken } = answer.Value as { AuthorizationToken: string };
    const status = async (token: string, type: string) => {
      const headers = { Authorization: `${type} ${token}` };
      return (await fetch('http://localhost/api/Message/IsHasUnreadMessage', { headers })).status;
    };
    expect(await status('provider-mei@example.com', 'Bearer')).toBe(200);
    expect(await status('provider-mei@example.com', 'Basic')).toBe(401);
    expect(await status(AuthorizationToken, 'Bearer')).toBe(401);
    expect(await status(AuthorizationToken, 'Basic')).toBe(401);
  });

  test('has expired when the provider does not know it, when it is sent as Basic, and when there is none', async () => {
    expect((await get(path, 'forged')).status).toBe(401);
    expect((await get(path, 'provider-mei@example.com', 'Basic')).status).toBe(401);
    expect((await get(path)).status).toBe(401);
  });

  test('does not replace the right call: that of the other mode knows no such token', async () => {
    expect((await get(mode === 'b2c' ? AUTH0 : AZURE, 'provider-mei@example.com')).status).toBe(401);
  });
});

describe('somebody the provider knows', () => {
  test('but no student has, is refused with status 200 and a flag', async () => {
    useProvider('idp');
    const { status, answer } = await get(AUTH0, 'provider-nobody@example.com');
    expect(status).toBe(200);
    expect(answer).toMatchObject({ IsSuccess: false, Value: { IsNoStudentFound: true } });
    expect(refusalVariant(answer.Value)).toBe('integration');
  });

  test('and who is suspended, is refused with a flag of its own', async () => {
    useProvider('idp');
    const { answer } = await get(AUTH0, 'provider-sue@example.com');
    expect(refusalVariant(answer.Value)).toBe('inactive');
  });

  test('cannot get the session of another', async () => {
    useProvider('b2c');
    const { status, answer } = await get(AZURE, 'provider-sam@example.com');
    expect(status).toBe(200);
    expect(answer).toMatchObject({ IsSuccess: false, Value: null });
  });

  test('has to be named to the B2C call', async () => {
    useProvider('b2c');
    expect((await get('AzureADGetUserInfo', 'provider-mei@example.com')).status).toBe(400);
  });
});
