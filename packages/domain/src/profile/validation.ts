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
/** Texts with a message of their own for it (OPEN-75); in a phone number it is part of the form (002 §5). */
const LIMITED: readonly ProfileField[] = ['firstName', 'lastName'];
const EMAIL = /^[^\s@,;<>()]+@[^\s@,;<>().]+(?:\.[^\s@,;<>().]+)+$/;
/** Whether a text has the form of one email address. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
const PHONE = /^(?=.{1,30}$)\+?[\d ]*\d[\d ]*$/;

/** A phone number as it may be typed: every other character is left out (002 §5). */
export const phoneText = (typed: string): string => typed.replaceAll(/[^\d +]/g, '');

/**
 * What is wrong with a value; null = nothing. What is not shown or cannot be changed is not checked: the student could do
 * nothing about it.
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
