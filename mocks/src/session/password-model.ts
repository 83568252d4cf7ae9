import { refuse, type Answer } from '../backend/answer.ts';
import { studentNamed } from './model.ts';
import type { ResetLink, MockBackend } from '../backend/model.ts';

const SHORTEST_PASSWORD = 8;

const whyNot: Record<Exclude<ResetLink['standing'], 'open'>, string> = {
  used: 'This link has been used already.',
  expired: 'This link has expired.',
};

/**
 * Account/ForgotPassword: "emails" a link, `reset-<user name>-<number>`. The response for an unknown user name is the
 * same, so that it does not reveal who has an account.
 */
export function requestReset(backend: MockBackend, userName: string, captchaResponse: string | null): Answer<null> {
  if (backend.setting.CaptchaPublicKey && !captchaResponse) return refuse(['Confirm that you are not a robot.'], null);
  const student = studentNamed(backend, userName);
  if (!student) return null;
  const token = `reset-${student.userName}-${backend.resetLinks.size}`;
  backend.resetLinks.set(token, { userName: student.userName, standing: 'open' });
  return null;
}

/** Account/ValidateResetPasswordToken: whether a link is valid; the link stays usable. */
export function checkResetToken(backend: MockBackend, token: string): Answer<null> {
  const link = openLink(backend, token);
  return 'refused' in link ? link : null;
}

/** Account/ResetPassword: sets the password; the link cannot be used again. */
export function resetPassword(
  backend: MockBackend,
  token: string,
  newPassword: string,
  confirmPassword: string,
): Answer<null> {
  const link = openLink(backend, token);
  if ('refused' in link) return link;
  const problems = [
    ...(newPassword.length < SHORTEST_PASSWORD
      ? [`The password must have at least ${SHORTEST_PASSWORD} characters.`]
      : []),
    ...(newPassword === confirmPassword ? [] : ['The two passwords are not the same.']),
  ];
  if (problems.length > 0) return refuse(problems, null);
  const student = studentNamed(backend, link.userName);
  if (student) student.password = newPassword;
  link.standing = 'used';
  return null;
}

function openLink(backend: MockBackend, token: string): Answer<ResetLink> {
  const link = backend.resetLinks.get(token);
  if (!link) return refuse(['This link is not valid.'], null);
  return link.standing === 'open' ? link : refuse([whyNot[link.standing]], null);
}
