import { yupResolver } from '@hookform/resolvers/yup';
import {
  changedFields,
  type Profile,
  type ProfileChecks,
  type ProfileField,
  type ProfileFields,
} from '@portal/domain/profile';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { profileSchema } from './profile-schema.ts';

export type ProfileForm = UseFormReturn<ProfileFields>;

/** The form, what is typed in it, and in which fields that differs from what is saved. */
export interface ProfileFormState {
  form: ProfileForm;
  typed: ProfileFields;
  changed: readonly ProfileField[];
}

/**
 * The form of a profile. When the profile is fetched again, fields that were not changed follow it.
 *
 * @param draft what was typed before, in place of what is saved
 */
export function useProfileForm(profile: Profile, draft: ProfileFields | null, checks: ProfileChecks): ProfileFormState {
  const saved = profile.fields;
  const schema = useMemo(() => profileSchema(checks), [checks]);
  const form = useForm<ProfileFields>({
    resolver: yupResolver(schema),
    defaultValues: draft ?? saved,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  // Not by `useWatch`, which would become a part of the code that the sign-in page loads.
  const [typed, setTyped] = useState(draft ?? saved);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => setTyped({ ...values }) }),
    [form],
  );
  const before = useRef(saved);
  useEffect(() => {
    const kept = new Set(changedFields(before.current, form.getValues()));
    const news = changedFields(before.current, saved).filter((field) => !kept.has(field));
    before.current = saved;
    for (const field of news) form.setValue(field, saved[field]);
  }, [saved, form]);
  return { form, typed, changed: changedFields(saved, typed) };
}
