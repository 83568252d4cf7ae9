import type { IdProviderInfoWire, SessionFailureWire, SessionResponseWire } from '@portal/domain/session';
import { isRefusal, refuse, type Answer } from '../backend/answer.ts';
import { checkSession, studentNamed } from './model.ts';
import type { MockBackend, MockIdentity } from '../backend/model.ts';

/** Sign-in without a provider. */
export const passwordOnly: MockIdentity = { provider: 'password', accepts: () => null };

/** Account/CheckIdProvider. */
export function providerInfo({ identity }: MockBackend): IdProviderInfoWire {
  return { IsEnabled: identity.provider !== 'password', Provider: identity.provider };
}

/**
 * Account/AzureADGetUserInfo and Auth0GetUserInfo: the session of the provider's user. The provider's token stays in
 * use: no call accepts the token in this response (contract 3.2).
 */
export function providerSession(backend: MockBackend, email: string): Answer<SessionResponseWire, SessionFailureWire> {
  const student = studentNamed(backend, email);
  if (!student) return refuse(['There is no student with this email.'], { IsNoStudentFound: true });
  const answer = checkSession(student, 'not-in-use');
  return isRefusal(answer) ? refuse(answer.messages, answer.value ?? {}) : answer;
}

/** Account/AzureADGetUserInfo also sends the email, which must be the token's (contract 1.7). */
export function namedSession(
  backend: MockBackend,
  email: string,
  named: string,
): Answer<SessionResponseWire, SessionFailureWire | null> {
  if (email.toLowerCase() !== named.toLowerCase()) return refuse(['This is not yours.'], null);
  return providerSession(backend, email);
}
