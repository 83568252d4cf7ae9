import {
  decodeIdProviderInfo,
  decodeSessionAnswer,
  refusalOf,
  type IdProviderInfo,
  type SessionAnswer,
} from '@portal/domain/session';
import { asFailure } from '@portal/domain/shared';
import type { CallOptions, CallSpec, Client } from '../client/index.ts';

/** The provider's token goes along as `Bearer`; a refusal is an answer too. */
async function userInfo(client: Client, spec: CallSpec, options?: CallOptions): Promise<SessionAnswer> {
  try {
    return decodeSessionAnswer(await client.call(spec, options));
  } catch (thrown) {
    const refusal = refusalOf(asFailure(thrown));
    if (refusal) return refusal;
    throw thrown;
  }
}

/** The session of whom the B2C provider signed in (mode b2c). */
export function azureUserInfo(client: Client, email: string, options?: CallOptions): Promise<SessionAnswer> {
  return userInfo(client, { path: 'Account/AzureADGetUserInfo', method: 'GET', query: { email } }, options);
}

/** The session of whom the other identity provider signed in (mode idp). */
export function auth0UserInfo(client: Client, options?: CallOptions): Promise<SessionAnswer> {
  return userInfo(client, { path: 'Account/Auth0GetUserInfo', method: 'GET' }, options);
}

/** Whether the server wants the provider used; asked once, before the session is (modes b2c and idp). */
export async function checkIdProvider(client: Client, options?: CallOptions): Promise<IdProviderInfo> {
  return decodeIdProviderInfo(await client.call({ path: 'Account/CheckIdProvider', method: 'GET' }, options));
}
