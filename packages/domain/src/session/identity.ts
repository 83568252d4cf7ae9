import * as v from 'valibot';
import { decode, flagSchema, oneOf } from '../shared/index.ts';
import { type SignInMode } from '../blocks/index.ts';

/** Account/CheckIdProvider: whether the server accepts the tokens of an identity provider (contract 3.2). */
export interface IdProviderInfoWire {
  IsEnabled: boolean;
  /** password, b2c or idp. */
  Provider: string;
}

/** Whether students sign in with a provider, and with which; not enabled = with a password in the portal. */
export interface IdProviderInfo {
  enabled: boolean;
  provider: SignInMode;
}

const info = v.pipe(
  v.object({
    IsEnabled: flagSchema,
    Provider: v.optional(oneOf(['password', 'b2c', 'idp'], 'password' as const), 'password'),
  }),
  v.transform((sent): IdProviderInfo => ({ enabled: sent.IsEnabled, provider: sent.Provider })),
);

/** Decodes the answer of Account/CheckIdProvider. */
export function decodeIdProviderInfo(sent: unknown): IdProviderInfo {
  return decode(info, sent);
}
