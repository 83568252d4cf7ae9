import type { SessionFailureWire, SessionResponseWire } from '@portal/domain/session';
import { PASSWORD } from '../personas.ts';
import { refuse, type Answer } from './answer.ts';
import type { School, Student } from './school.ts';

type SessionAnswer = Answer<SessionResponseWire, SessionFailureWire | null>;

/** Account/Login: user name or email, in any letter case, with the one password. */
export function signIn(school: School, userName: string, password: string): SessionAnswer {
  const asked = userName.trim().toLowerCase();
  const student = school.students.find((one) => [one.userName, `${one.userName}@example.com`].includes(asked));
  if (!student || password !== PASSWORD) return refuse(['The user name or password is incorrect.'], null);
  return grant(student, school.newToken);
}

/** Account/CheckAuth: the session of a token that still stands. */
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

/** Account/Logout: the token stands no more. */
export function signOut(school: School, token: string): null {
  school.tokens.delete(token);
  return null;
}
