import type { SessionFailureWire, SessionResponseWire } from '@portal/domain/session';
import { isRefusal, refuse, type Answer } from '../backend/answer.ts';
import type { MockBackend, Student } from '../backend/model.ts';

type SessionAnswer = Answer<SessionResponseWire, SessionFailureWire | null>;

/** Returns the student with this user name or email, in any letter case. */
export function studentNamed(backend: MockBackend, userName: string): Student | undefined {
  const name = userName.trim().toLowerCase();
  return backend.students.find((one) => [one.userName, one.profile.EmailAddress.toLowerCase()].includes(name));
}

/** Account/Login: user name or email, and the student's own password. */
export function signIn(backend: MockBackend, userName: string, password: string): SessionAnswer {
  const student = studentNamed(backend, userName);
  if (!student || password !== student.password) return refuse(['The user name or password is incorrect.'], null);
  return grant(student, backend.newToken);
}

/** Account/LoginUsingToken: the token is `enter-` and the user name. */
export function signInWithToken(backend: MockBackend, token: string): SessionAnswer {
  const student = backend.students.find((one) => `enter-${one.userName}` === token);
  if (!student) return refuse(['This link is not valid any more.'], null);
  const answer = grant(student, backend.newToken);
  return isRefusal(answer) ? answer : { ...answer, AuthorizationJwtToken: `jwt-${student.account.UserId}` };
}

/** Account/CheckAuth: the session of a valid token. */
export function checkSession(student: Student, token: string): SessionAnswer {
  return grant(student, () => token);
}

function grant(student: Student, tokenFor: (student: Student) => string): SessionAnswer {
  if (student.refused) {
    const { messages, ...flags } = student.refused;
    return refuse(messages, flags);
  }
  return {
    AuthorizationToken: tokenFor(student),
    AuthorizationJwtToken: null,
    AccountInformation: student.account,
    RegistrationUrl: null,
    PostRegistrationUrl: null,
    RedirectUrl: null,
    BumpPageUrl: null,
    PreMigrationBumpPageUrl: null,
    ShowCelpipBumpPage: false,
    ShowCelpipMigrationBanner: false,
    RequireNewToken: false,
    ...student.session,
  };
}

/** Account/Logout: invalidates the token. */
export function signOut(backend: MockBackend, token: string): null {
  backend.tokens.delete(token);
  return null;
}
