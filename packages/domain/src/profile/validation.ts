import type { Profile, ProfileField } from './model.ts';
import { formFields, isRequired, lockReason } from './rules.ts';

/** What is wrong with a field (002 §5). */
export type ProfileProblem = 'required' | 'tooLong' | 'email' | 'phone' | 'future';

/** What the fields of one student's form are checked against. */
export interface ProfileChecks {
  profile: Pick<Profile, 'shown' | 'pendingEmail' | 'syncedToGoogle'>;
  hidesAddress: boolean;
  /** The day in the student's zone, `YYYY-MM-DD`. */
  today: string;
}

const MAX_LENGTH = 30;
/**
 * Fields whose length has a message of its own (OPEN-75); the length of a phone number is part of its format (002 §5).
 */
const LIMITED: readonly ProfileField[] = ['firstName', 'lastName'];
const EMAIL = /^[^\s@,;<>()]+@[^\s@,;<>().]+(?:\.[^\s@,;<>().]+)+$/;
/** Whether a text has the form of one email address. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
const PHONE = /^(?=.{1,30}$)\+?[\d ]*\d[\d ]*$/;

/** Returns a phone number as it may be typed: every other character is removed (002 §5). */
export const phoneText = (typed: string): string => typed.replaceAll(/[^\d +]/g, '');

/**
 * Returns what is wrong with a value; null = nothing. Fields that are not shown or read-only are not checked, since the
 * student could not correct them.
 */
export function profileProblem(
  field: ProfileField,
  value: string | boolean,
  { profile, hidesAddress, today }: ProfileChecks,
): ProfileProblem | null {
  if (typeof value === 'boolean') return null;
  if (!formFields(profile, hidesAddress).includes(field) || lockReason(field, profile)) return null;
  const text = value.trim();
  if (text === '') return isRequired(field) ? 'required' : null;
  if (LIMITED.includes(field) && text.length > MAX_LENGTH) return 'tooLong';
  if (field === 'email' && !isEmail(text)) return 'email';
  if (field === 'phone' && !PHONE.test(text)) return 'phone';
  return field === 'birthDate' && text > today ? 'future' : null;
}
