import { resendVerification, verifyEmail } from './email-model.ts';
import { checkSession, signIn, signInWithToken, signOut } from './model.ts';
import type { MockArea } from '../backend/area.ts';
import { anonymousCall, call, type MakeHandler } from '../backend/route.ts';

/** The calls of segment Account that the portal uses. */
const accountCalls: MakeHandler[] = [
  anonymousCall(
    { method: 'POST', path: 'Account/Login', body: { UserName: 'string', Password: 'string' } },
    ({ backend, body }) => signIn(backend, body.UserName, body.Password),
  ),
  anonymousCall({ method: 'POST', path: 'Account/LoginUsingToken', body: { Token: 'string' } }, ({ backend, body }) =>
    signInWithToken(backend, body.Token),
  ),
  call({ method: 'POST', path: 'Account/CheckAuth' }, (student, { token }) => checkSession(student, token)),
  call({ method: 'POST', path: 'Account/GetAccountInformation' }, (student) => student.account),
  call({ method: 'POST', path: 'Account/ResendEmailVerification' }, resendVerification),
  anonymousCall({ method: 'POST', path: 'Account/VerifyEmail', body: { Token: 'string' } }, ({ backend, body }) =>
    verifyEmail(backend, body.Token),
  ),
  call({ method: 'POST', path: 'Account/Logout' }, (_student, { backend, token }) => signOut(backend, token)),
  call(
    { method: 'POST', path: 'Account/ShowVideoClassAndMeeting', query: { userId: 'number' } },
    (student) => student.menuFlags,
  ),
];

export const accountArea = {
  handlers: accountCalls,
  createStudentState: () => ({
    menuFlags: { ShowVideo: { Result: true }, ShowLiveClass: { Result: true }, ShowTeacherMeeting: { Result: true } },
  }),
} satisfies MockArea;
