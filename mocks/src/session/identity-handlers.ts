import { namedSession, providerInfo, providerSession } from './identity-model.ts';
import type { MockArea } from '../backend/area.ts';
import { anonymousCall, providerCall, type MakeHandler } from '../backend/route.ts';

/** The calls of segment Account for sign-in at an identity provider. */
const identityCalls: MakeHandler[] = [
  anonymousCall({ method: 'GET', path: 'Account/CheckIdProvider' }, ({ backend }) => providerInfo(backend)),
  providerCall(
    'b2c',
    { method: 'GET', path: 'Account/AzureADGetUserInfo', query: { email: 'string' } },
    (email, { backend, query }) => namedSession(backend, email, query.email),
  ),
  providerCall('idp', { method: 'GET', path: 'Account/Auth0GetUserInfo' }, (email, { backend }) =>
    providerSession(backend, email),
  ),
];

export const identityArea = {
  handlers: identityCalls,
} satisfies MockArea;
