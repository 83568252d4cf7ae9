import type { Profile, ProfileChanges, ProfileField, ProfileFields, ProfileOption } from './model.ts';

/** Fields that may stay empty where they are shown (002 §5). */
const OPTIONAL: readonly ProfileField[] = ['address', 'countryOfOrigin', 'calendarSync'];

/** Whether a field that is shown must be filled (002 §5). */
export const isRequired = (field: ProfileField): boolean => !OPTIONAL.includes(field);

/** Why names and email are read-only (002 §4). */
export type LockReason = 'emailPending' | 'google';

const LOCKED: readonly ProfileField[] = ['firstName', 'lastName', 'email'];

/**
 * Returns why a field is read-only; null = it can be changed. A pending change of the email comes first, since the
 * student can undo it.
 */
export function lockReason(
  field: ProfileField,
  { pendingEmail, syncedToGoogle }: Pick<Profile, 'pendingEmail' | 'syncedToGoogle'>,
): LockReason | null {
  if (!LOCKED.includes(field)) return null;
  if (pendingEmail) return 'emailPending';
  return syncedToGoogle ? 'google' : null;
}

/** Returns the saved fields with the changes, except in read-only fields, since the student cannot change them. */
export function withChanges(profile: Profile, changes: ProfileChanges): ProfileFields {
  const locked = LOCKED.filter((field) => lockReason(field, profile));
  return {
    ...profile.fields,
    ...changes,
    ...Object.fromEntries(locked.map((field) => [field, profile.fields[field]])),
  };
}

/** Whether this is the new email address that is not confirmed yet; the server may not send which one it is. */
const isPendingEmail = ({ pendingEmail }: Profile, email: string): boolean =>
  pendingEmail !== null && [null, email].includes(pendingEmail.address);

/**
 * Returns the changes in fields that are read-only, with what was typed: they cannot be saved. Not a field that was only
 * cleared, and not an email address that is saved already and only has to be confirmed.
 */
export function lockedChanges(profile: Profile, changes: ProfileChanges): ProfileChanges {
  const isLost = (field: ProfileField, value: unknown) => {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '' || text === profile.fields[field] || !lockReason(field, profile)) return false;
    return field !== 'email' || !isPendingEmail(profile, text);
  };
  return Object.fromEntries(Object.entries(changes).filter(([field, value]) => isLost(field as ProfileField, value)));
}

/**
 * Returns the fields of the form, in its order.
 *
 * @param hidesAddress the restricted mode of partner schools (OPEN-76)
 */
export function formFields({ shown }: Pick<Profile, 'shown'>, hidesAddress: boolean): readonly ProfileField[] {
  return shown.filter((field) => !(hidesAddress && field === 'address'));
}

/** Returns the profile after these fields were saved: a new email address has to be confirmed first (002 §4). */
export function withSaved(profile: Profile, fields: ProfileFields): Profile {
  const { email } = profile.fields;
  const renamed = fields.email.trim() !== email;
  return {
    ...profile,
    fields: { ...fields, email },
    pendingEmail: renamed ? { address: fields.email.trim() } : profile.pendingEmail,
  };
}

/** Returns the fields in which two versions differ, ignoring spaces around a text. */
export function changedFields(saved: ProfileFields, typed: ProfileFields): ProfileField[] {
  const plain = (value: string | boolean) => (typeof value === 'string' ? value.trim() : value);
  return (Object.keys(saved) as ProfileField[]).filter((field) => plain(saved[field]) !== plain(typed[field]));
}

/** Returns the fields in which two versions differ, with what was typed in them. */
export const changesOf = (saved: ProfileFields, typed: ProfileFields): ProfileChanges =>
  Object.fromEntries(changedFields(saved, typed).map((field) => [field, typed[field]]));

/**
 * Returns what was typed since the values were sent. Spaces count, too: whoever has typed one goes on typing, and must not
 * lose it.
 */
export const typedSince = (sent: ProfileFields, typed: ProfileFields): ProfileChanges =>
  Object.fromEntries(
    (Object.keys(sent) as ProfileField[])
      .filter((field) => sent[field] !== typed[field])
      .map((field) => [field, typed[field]]),
  );

/**
 * Whether a profile has these values, so that they have been saved. A new email address may be pending until it is
 * confirmed (002 §4).
 */
export function matchesSaved(profile: Profile, fields: ProfileFields): boolean {
  const { email, ...saved } = profile.fields;
  const sent = fields.email.trim();
  return (
    changedFields({ ...saved, email: sent }, fields).length === 0 && (sent === email || isPendingEmail(profile, sent))
  );
}

/**
 * Returns a select list with those of the values that the school does not list, each once: a value that was saved before
 * the list changed stays a choice. '' is no value.
 */
export function withUnlisted(
  options: readonly ProfileOption[],
  values: readonly string[],
  labelOf: (value: string) => string,
): readonly ProfileOption[] {
  const unlisted = [...new Set(values)].filter(
    (value) => value !== '' && options.every((option) => option.value !== value),
  );
  return unlisted.length > 0 ? [...unlisted.map((value) => ({ value, label: labelOf(value) })), ...options] : options;
}
