import { yupResolver } from '@hookform/resolvers/yup';
import {
  changedFields,
  withLocked,
  type Profile,
  type ProfileChecks,
  type ProfileField,
  type ProfileFields,
} from '@portal/domain/profile';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { profileSchema } from './profile-schema.ts';

export type ProfileForm = UseFormReturn<ProfileFields>;

/** The form, the typed values, and the fields in which they differ from the saved ones. */
export interface ProfileFormState {
  form: ProfileForm;
  typed: ProfileFields;
  changed: readonly ProfileField[];
}

/**
 * Returns the form of a profile. When the profile is refetched, unchanged fields take its values, and so do fields that
 * are read-only by then, whatever was typed in them.
 *
 * @param draft what was typed before, in place of what is saved
 */
export function useProfileForm(profile: Profile, draft: ProfileFields | null, checks: ProfileChecks): ProfileFormState {
  const saved = profile.fields;
  const [initial] = useState(() => (draft ? withLocked(profile, draft) : saved));
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
  const before = useRef(saved);
  useEffect(() => {
    const values = form.getValues();
    const kept = changedFields(before.current, values).map((field) => [field, values[field]]);
    const followed = withLocked(profile, { ...profile.fields, ...Object.fromEntries(kept) });
    before.current = profile.fields;
    for (const field of changedFields(values, followed)) {
      form.setValue(field, followed[field]);
      form.clearErrors(field);
    }
  }, [profile, form]);
  return { form, typed, changed: changedFields(saved, withLocked(profile, typed)) };
}
