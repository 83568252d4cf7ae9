import { namedSession, providerInfo, providerSession } from './identity-model.ts';
import type { MockArea } from '../backend/area.ts';
import { anonymousCall, providerCall, type MakeHandler } from '../backend/route.ts';

/** Segment Account, sign-in at an identity provider. */
const identityCalls: MakeHandler[] = [
  anonymousCall({ method: 'GET', path: 'Account/CheckIdProvider' }, ({ school }) => providerInfo(school)),
  providerCall(
    'b2c',
    { method: 'GET', path: 'Account/AzureADGetUserInfo', query: { email: 'string' } },
    (email, { school, query }) => namedSession(school, email, query.email),
  ),
  providerCall('idp', { method: 'GET', path: 'Account/Auth0GetUserInfo' }, (email, { school }) =>
    providerSession(school, email),
  ),
];

export const identityArea = {
  handlers: identityCalls,
} satisfies MockArea;
