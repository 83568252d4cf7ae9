import { toSafeHref } from '../testing/index.ts';
import { FailureError } from '@portal/domain/shared';
import { describe, expect, test, vi } from 'vitest';
import { createClient, type Client } from '../client/index.ts';
import { auth0UserInfo, azureUserInfo, checkIdProvider } from './identity-api.ts';

/** A client whose network gives one answer, and what it was asked for. */
function answering(answer: object, status = 200) {
  const network = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(answer), { status }));
  const credentials = () => ({ type: 'Bearer', token: 'from-the-provider', jwt: '' });
  const client = createClient({ toSafeHref, apiBase: 'https://api.example/api', credentials, fetch: network });
  const asked = () => {
    const [address, init] = network.mock.calls[0] ?? [];
    const { authorization, 'content-type': type } = Object.fromEntries(new Headers(init?.headers));
    return { address, method: init?.method, body: init?.body, authorization, type };
  };
  return { client, asked };
}

const AccountInformation = { UserId: 1, StudentId: 2, FirstName: 'Mei', EnrollmentStatus: 'ACTIVE' };
const GRANTED = { IsSuccess: true, Value: { AuthorizationToken: null, AccountInformation } };
const get = { method: 'GET', body: undefined, authorization: 'Bearer from-the-provider', type: undefined };

describe('the session of whom a provider signed in', () => {
  test('b2c: fetched by email, percent-encoded', async () => {
    const { client, asked } = answering(GRANTED);
    expect(await azureUserInfo(client, 'mei+1@example.com')).toMatchObject({
      kind: 'authorized',
      session: { token: null, account: { firstName: 'Mei' } },
    });
    expect(asked()).toEqual({
      ...get,
      address: 'https://api.example/api/Account/AzureADGetUserInfo?email=mei%2B1%40example.com',
    });
  });

  test('idp: fetched by the token alone', async () => {
    const { client, asked } = answering(GRANTED);
    expect(await auth0UserInfo(client)).toMatchObject({ kind: 'authorized' });
    expect(asked()).toEqual({ ...get, address: 'https://api.example/api/Account/Auth0GetUserInfo' });
  });

  test.each([
    ['b2c', (client: Client) => azureUserInfo(client, 'nobody@example.com')],
    ['idp', auth0UserInfo],
  ] as const)('%s: somebody who is no student here is refused', async (_mode, ask) => {
    const refusal = { IsSuccess: false, Value: { IsNoStudentFound: true }, MessageErrorTextArray: ['Nobody.'] };
    expect(await ask(answering(refusal).client)).toEqual({
      kind: 'refused',
      variant: 'integration',
      messages: ['Nobody.'],
    });
  });

  test('a dead token is a refusal without a reason, a server that is down is a failure', async () => {
    const dead = answering({ IsSuccess: false, Value: null }, 401);
    expect(await auth0UserInfo(dead.client)).toEqual({ kind: 'refused', variant: 'plain', messages: [] });
    await expect(auth0UserInfo(answering({}, 500).client)).rejects.toThrow(FailureError);
  });
});

test('whether the server wants the provider used', async () => {
  const { client, asked } = answering({ IsSuccess: true, Value: { IsEnabled: true, Provider: 'b2c' } });
  expect(await checkIdProvider(client)).toEqual({ enabled: true, provider: 'b2c' });
  expect(asked()).toMatchObject({ address: 'https://api.example/api/Account/CheckIdProvider', method: 'GET' });
});
