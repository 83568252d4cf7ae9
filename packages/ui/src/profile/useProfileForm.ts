import { yupResolver } from '@hookform/resolvers/yup';
import {
  changedFields,
  changesOf,
  lockedChanges,
  typedSince,
  withChanges,
  type Profile,
  type ProfileChanges,
  type ProfileChecks,
  type ProfileFields,
  type SavedChanges,
} from '@portal/domain/profile';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { profileSchema } from './profile-schema.ts';

export type ProfileForm = UseFormReturn<ProfileFields>;

/** The form, its values, and those of them that the student has changed and not saved; null = none. */
export interface ProfileFormState {
  form: ProfileForm;
  typed: ProfileFields;
  changes: ProfileChanges | null;
  /** What was typed in fields that are read-only by now; {} = nothing. */
  locked: ProfileChanges;
  /** Puts a profile that was saved into the form; only what was typed since the values were sent stays. */
  takeSaved: (saved: SavedChanges, sent: ProfileFields) => void;
  /** Puts what is saved into the form. */
  discard: () => void;
}

/**
 * Returns the form of a profile. When the profile is refetched, unchanged fields take its values, and so do fields that
 * are read-only by then. What was typed in those is returned as locked, and is in them again once they can be changed.
 *
 * While changes are being saved it waits with that: the response says what has become of them.
 *
 * @param draft what was changed before, in place of what is saved
 */
export function useProfileForm(
  profile: Profile,
  draft: ProfileChanges | null,
  checks: ProfileChecks,
  saving: boolean,
): ProfileFormState {
  const [initial] = useState(() => withChanges(profile, draft ?? {}));
  const schema = useMemo(() => profileSchema(checks), [checks]);
  const form = useForm<ProfileFields>({
    resolver: yupResolver(schema),
    defaultValues: initial,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  // Not by `useWatch`, which would become a part of the code that the sign-in page loads.
  const [typed, setTyped] = useState(initial);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => setTyped({ ...values }) }),
    [form],
  );
  const [locked, setLocked] = useState(() => lockedChanges(profile, draft ?? {}));
  // While rendering, since in an effect every field in which a refetched profile is newer would count as typed before.
  const [followed, setFollowed] = useState(profile);
  if (followed !== profile && !saving) {
    setFollowed(profile);
    const unsaved = { ...locked, ...changesOf(followed.fields, typed) };
    setTyped(withChanges(profile, unsaved));
    setLocked(lockedChanges(profile, unsaved));
  }
  const follow = useEffectEvent(() => {
    for (const field of changedFields(form.getValues(), typed)) {
      form.setValue(field, typed[field]);
      form.clearErrors(field);
    }
  });
  useEffect(() => follow(), [followed]);
  const changes = useMemo(() => {
    const unsaved = changesOf(followed.fields, withChanges(followed, typed));
    return Object.keys(unsaved).length > 0 ? unsaved : null;
  }, [followed, typed]);
  function takeSaved({ profile: saved, withheld }: SavedChanges, sent: ProfileFields) {
    const unsaved = { ...locked, ...withheld, ...typedSince(sent, form.getValues()) };
    // Before the refetched profile is rendered, so that nothing counts as unsaved meanwhile.
    setFollowed(saved);
    setLocked(lockedChanges(saved, unsaved));
    form.reset(withChanges(saved, unsaved));
  }
  function discard() {
    setLocked({});
    form.reset(profile.fields);
  }
  return { form, typed, changes, locked, takeSaved, discard };
}
