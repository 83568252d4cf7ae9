import { decodeSessionAnswer, refusalOf, type LoginRequestWire, type SessionAnswer } from '@portal/domain/session';
import { toFailure } from '@portal/domain/shared';
import { fetchDecoded, type CallOptions, type CallSpec, type Client } from '../client/index.ts';

/** Sent at start-up when a token is stored; the boot script sends it early. */
export const checkAuthCall: CallSpec = { path: 'Account/CheckAuth', method: 'POST' };

/**
 * Sends a session call. Resolves to the decoded answer, which can be a refusal with its flags; rejects with a
 * `FailureError` when the call itself fails.
 */
export async function sessionAnswer(client: Client, spec: CallSpec, options?: CallOptions): Promise<SessionAnswer> {
  try {
    return await fetchDecoded(client, spec, decodeSessionAnswer, options);
  } catch (thrown) {
    const refusal = refusalOf(toFailure(thrown));
    if (refusal) return refusal;
    throw thrown;
  }
}

/** Whether the stored token is still valid. */
export function checkAuth(client: Client, options?: CallOptions): Promise<SessionAnswer> {
  return sessionAnswer(client, checkAuthCall, options);
}

/** Signs in with a user name (student id or email) and a password. */
export function login(
  client: Client,
  userName: string,
  password: string,
  options?: CallOptions,
): Promise<SessionAnswer> {
  const body: LoginRequestWire = { UserName: userName, Password: password };
  return sessionAnswer(client, { path: 'Account/Login', method: 'POST', body }, options);
}

/** Signs in with the token in a URL of the main app. */
export function loginUsingToken(client: Client, token: string, options?: CallOptions): Promise<SessionAnswer> {
  return sessionAnswer(client, { path: 'Account/LoginUsingToken', method: 'POST', body: { Token: token } }, options);
}

/** Signs out on the server; the session in the portal ends whatever the response is (contract 2, Account). */
export async function logout(client: Client): Promise<void> {
  await client.call({ path: 'Account/Logout', method: 'POST' }).catch(() => undefined);
}
