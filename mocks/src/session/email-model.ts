import { refuse, type Answer } from '../backend/answer.ts';
import type { MockBackend, Student } from '../backend/model.ts';

/** Account/ResendEmailVerification: "emails" the link again; its token is `verify-` and the user name. */
export function resendVerification({ account }: Student): Answer<null> {
  if (account.IsEmailActivated && !account.IsHasEmailChangedRequest) {
    return refuse(['Your email address is confirmed already.'], null);
  }
  return null;
}

/** Account/VerifyEmail: called by the main app when the link is opened. */
export function verifyEmail(backend: MockBackend, token: string): Answer<null> {
  const student = backend.students.find((one) => `verify-${one.userName}` === token);
  if (!student) return refuse(['This link is not valid.'], null);
  student.profile.EmailAddress = student.account.NewEmailRequest ?? student.profile.EmailAddress;
  Object.assign(student.account, {
    IsEmailActivated: true,
    IsHasEmailChangedRequest: false,
    NewEmailRequest: null,
  });
  return null;
}
