import {
  isRequired,
  lockReason,
  phoneText,
  type Profile,
  type ProfileField,
  type ProfileFields,
  type ProfileOptions,
} from '@portal/domain/profile';
import { useTranslation } from 'react-i18next';
import { ComboField, DateField, SelectField, SwitchField, TextField } from '../kit/index.ts';
import type { FieldProblem } from './profile-schema.ts';
import { useFieldOptions } from './useFieldOptions.ts';
import { useProblemText } from './useProblemText.ts';
import type { ProfileForm } from './useProfileForm.ts';

interface ProfileFieldControlProps {
  field: ProfileField;
  id: string;
  form: ProfileForm;
  typed: ProfileFields;
  profile: Profile;
  options: ProfileOptions;
  /** The day in the student's zone, `YYYY-MM-DD`. */
  today: string;
}

/** The `autocomplete` values of the HTML standard, by which browsers fill in the fields. */
const AUTO_COMPLETE: Partial<Record<ProfileField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  address: 'address-line1',
  gender: 'sex',
  birthDate: 'bday',
  countryOfResidence: 'country-name',
};

/** A field of the profile, with the control for its kind of value. */
export function ProfileFieldControl({ field, id, form, typed, profile, options, today }: ProfileFieldControlProps) {
  const { t } = useTranslation('profile');
  const problemText = useProblemText();
  const choices = useFieldOptions(field, options, profile.fields, typed);
  const problem = form.formState.errors[field]?.message as FieldProblem | undefined;
  const labels = {
    id,
    label: t(`field.${field}`),
    error: problem && problemText(problem),
    optional: !isRequired(field),
  };
  switch (field) {
    case 'calendarSync':
      return <SwitchField id={id} label={labels.label} {...form.register(field)} />;
    case 'firstName':
    case 'lastName':
    case 'email':
    case 'phone':
    case 'address': {
      const locked = lockReason(field, profile);
      const { onChange, ...registered } = form.register(field);
      return (
        <TextField
          {...labels}
          {...registered}
          type={field === 'email' || field === 'phone' ? ({ email: 'email', phone: 'tel' } as const)[field] : 'text'}
          autoComplete={AUTO_COMPLETE[field]}
          hint={field === 'phone' ? t('hint.phone') : undefined}
          readOnlyReason={locked ? t(`locked.${locked}`) : undefined}
          onChange={(event) => {
            const { value } = event.target;
            const allowed = phoneText(value);
            // Only when it differs, since setting the value moves the caret.
            if (field === 'phone' && allowed !== value) event.target.value = allowed;
            void onChange(event);
          }}
        />
      );
    }
    case 'gender':
    case 'ageRange':
    case 'englishStartYear':
      return (
        <SelectField
          {...labels}
          options={choices}
          placeholder={t('choose')}
          autoComplete={AUTO_COMPLETE[field]}
          {...form.register(field)}
        />
      );
    case 'birthDate':
    case 'toeflTestDate':
      return (
        <DateField
          {...labels}
          {...controlled(form, field, typed[field])}
          autoComplete={AUTO_COMPLETE[field]}
          {...(field === 'birthDate' && { max: today })}
        />
      );
    case 'firstLanguage':
    case 'countryOfResidence':
    case 'countryOfOrigin':
    case 'timeZone': {
      const { onChange, ...control } = controlled(form, field, typed[field]);
      return (
        <ComboField
          {...labels}
          {...control}
          autoComplete={AUTO_COMPLETE[field]}
          onValueChange={onChange}
          options={choices}
          placeholder={t('search')}
          none={t('nothingFound')}
          hint={field === 'timeZone' ? t('hint.timeZone') : undefined}
        />
      );
    }
  }
}

/** Registers a field whose value is not that of an input, without an element. */
function controlled(form: ProfileForm, name: ProfileField, value: string) {
  const { onChange, onBlur } = form.register(name);
  return {
    value,
    onChange: (next: string) => void onChange({ target: { name, value: next } }),
    onBlur: () => void onBlur({ target: { name, value }, type: 'blur' }),
  };
}
