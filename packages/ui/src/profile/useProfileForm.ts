import { yupResolver } from '@hookform/resolvers/yup';
import {
  changedFields,
  changesOf,
  typedSince,
  withChanges,
  type Profile,
  type ProfileChanges,
  type ProfileChecks,
  type ProfileFields,
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
  /** Puts a profile that was saved into the form; only what was typed since the values were sent stays. */
  takeSaved: (saved: Profile, sent: ProfileFields) => void;
}

/**
 * Returns the form of a profile. When the profile is refetched, unchanged fields take its values, and so do fields that
 * are read-only by then, whatever was typed in them.
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
  // While rendering, since in an effect every field in which a refetched profile is newer would count as typed before.
  const [followed, setFollowed] = useState(profile);
  if (followed !== profile && !saving) {
    setFollowed(profile);
    setTyped(withChanges(profile, changesOf(followed.fields, typed)));
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
  function takeSaved(saved: Profile, sent: ProfileFields) {
    // Before the refetched profile is rendered, so that nothing counts as unsaved meanwhile.
    setFollowed(saved);
    form.reset(withChanges(saved, typedSince(sent, form.getValues())));
  }
  return { form, typed, changes, takeSaved };
}
