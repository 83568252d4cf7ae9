import { decodeSessionAnswer, refusalOf, type LoginRequestWire, type SessionAnswer } from '@portal/domain/session';
import { toFailure } from '@portal/domain/shared';
import type { CallOptions, CallSpec, Client } from '../client/index.ts';

/** Asked at start-up when a token is held. Also started early by the page itself. */
export const checkAuthCall: CallSpec = { path: 'Account/CheckAuth', method: 'POST' };

/** A session call: granted, refused (with the flags read), or a `FailureError` when the server could not be asked. */
export async function sessionAnswer(client: Client, spec: CallSpec, options?: CallOptions): Promise<SessionAnswer> {
  try {
    return decodeSessionAnswer(await client.call(spec, options), client);
  } catch (thrown) {
    const refusal = refusalOf(toFailure(thrown));
    if (refusal) return refusal;
    throw thrown;
  }
}

/** Whether the held token still stands. */
export function checkAuth(client: Client, options?: CallOptions): Promise<SessionAnswer> {
  return sessionAnswer(client, checkAuthCall, options);
}

/** Signs in with a user name (student id or email) and a password. */
export function login(client: Client, userName: string, password: string): Promise<SessionAnswer> {
  const body: LoginRequestWire = { UserName: userName, Password: password };
  return sessionAnswer(client, { path: 'Account/Login', method: 'POST', body });
}

/** Signs in with the token of an address that the main app made. */
export function loginUsingToken(client: Client, token: string): Promise<SessionAnswer> {
  return sessionAnswer(client, { path: 'Account/LoginUsingToken', method: 'POST', body: { Token: token } });
}

/** Tells the server; the session ends here whatever it answers (contract 2, Account). */
export async function logout(client: Client): Promise<void> {
  await client.call({ path: 'Account/Logout', method: 'POST' }).catch(() => undefined);
}
