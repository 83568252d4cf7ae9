import { refuse, type Answer } from '../backend/answer.ts';
import type { MockBackend, Student } from '../backend/model.ts';
import { profileOf } from './model.ts';

/** The first bytes of a JPEG, as base64. */
const JPEG = '/9j/';

/** The path of the students' pictures. */
export const PICTURES = '/school/students/';

/** Returns the picture at a URL, as base64; undefined = none. */
export const pictureAt = (backend: MockBackend, url: string): string | undefined =>
  backend.students.map(({ pictures }) => pictures.get(url)).find(Boolean);

/** Profile/ChangeProfilePicture: each picture has a URL of its own. */
export function changePicture(student: Student, imageBase64: string): Answer<string> {
  const sent = imageBase64.replace(/^data:[^,]*,/, '');
  if (!sent.startsWith(JPEG)) return refuse(['The picture must be a JPEG.'], null);
  const file = `${PICTURES}${student.userName}-${student.pictures.size + 1}.jpg`;
  student.pictures.set(file, sent);
  student.account.ProfilePictureUrl = file;
  return file;
}

const sameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Profile/DeleteStudentAccount: removes the student, and invalidates all of the student's tokens. */
export function deleteAccount(
  backend: MockBackend,
  student: Student,
  sent: { EmailAddress: string; CaptchaResponse: string | null },
): Answer<null> {
  const allowed = profileOf(student).AccountInformation;
  const problems = [
    ...(allowed.IsAbleToDeleteAccount && allowed.EnableDeleteStudentAccountByStudent
      ? []
      : ['Your school does not let you delete your account.']),
    ...(sameEmail(sent.EmailAddress, student.profile.EmailAddress) ? [] : ['This is not your email address.']),
    ...(backend.setting.CaptchaPublicKey && !sent.CaptchaResponse ? ['Confirm that you are not a robot.'] : []),
  ];
  if (problems.length > 0) return refuse(problems, null);
  const { UserId } = student.account;
  backend.students = backend.students.filter((one) => one !== student);
  for (const [token, userId] of backend.tokens) if (userId === UserId) backend.tokens.delete(token);
  return null;
}

/** Profile/LinkStudentAccount: from now on, names and email come from Google. */
export function linkAccount(student: Student, emailAddress: string): Answer<null> {
  if (!sameEmail(emailAddress, student.profile.EmailAddress)) return refuse(['This is not your email address.'], null);
  if (!student.profile.IsAbleToLinkAccount) return refuse(['Your account cannot be linked.'], null);
  student.account.IsSyncToGoogleAccount = true;
  student.profile.IsAbleToLinkAccount = false;
  return null;
}
