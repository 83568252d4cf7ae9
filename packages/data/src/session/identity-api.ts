import { decodeIdProviderInfo, type IdProviderInfo, type SessionAnswer } from '@portal/domain/session';
import { fetchDecoded, type CallOptions, type Client } from '../client/index.ts';
import { sessionAnswer } from './api.ts';

/** The session of the student that the B2C provider signed in (mode b2c). */
export function azureUserInfo(client: Client, email: string, options?: CallOptions): Promise<SessionAnswer> {
  return sessionAnswer(client, { path: 'Account/AzureADGetUserInfo', method: 'GET', query: { email } }, options);
}

/** The session of the student that the other identity provider signed in (mode idp). */
export function auth0UserInfo(client: Client, options?: CallOptions): Promise<SessionAnswer> {
  return sessionAnswer(client, { path: 'Account/Auth0GetUserInfo', method: 'GET' }, options);
}

/** Whether the server has the provider enabled; fetched once, before the session is checked (modes b2c and idp). */
export async function checkIdProvider(client: Client, options?: CallOptions): Promise<IdProviderInfo> {
  return fetchDecoded(client, { path: 'Account/CheckIdProvider', method: 'GET' }, decodeIdProviderInfo, options);
}
