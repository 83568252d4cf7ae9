import { yupResolver } from '@hookform/resolvers/yup';
import type { Submission } from '@portal/domain/shared';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { Alert, Button, PasswordField } from '../kit/index.ts';
import { useFailureMessages } from '../blocks/load-error/index.ts';
import { Rows } from './PasswordPage.tsx';

/** Both as typed, spaces and all. */
export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

export interface NewPasswordFormProps {
  submission: Submission;
  onSubmit: (passwords: NewPassword) => void;
}

/**
 * Only presence and equality are checked here; what else makes a good password the server knows (OPEN-25). Messages are
 * keys, not sentences: the language may change while they show.
 */
const filled = string().required('required').matches(/\S/, 'required');
const schema = object({
  newPassword: filled,
  // What is missing is not called unequal as well.
  confirmPassword: filled.test('equal', 'unequal', (value, { parent }) => {
    const { newPassword } = parent as NewPassword;
    return !value || !newPassword || value === newPassword;
  }),
});

/** The new password, twice. The button is always there to be pressed; what is wrong then takes focus. */
export function NewPasswordForm({ submission, onSubmit }: NewPasswordFormProps) {
  const { t } = useTranslation(['session', 'common', 'errors']);
  const words = useFailureMessages();
  const form = useForm<NewPassword>({
    resolver: yupResolver(schema),
    defaultValues: { newPassword: '', confirmPassword: '' },
    mode: 'onTouched',
  });
  const { register, handleSubmit, trigger } = form;
  const { errors, touchedFields, isSubmitted } = form.formState;
  const sending = submission.status === 'pending';

  function error(field: keyof NewPassword) {
    const key = errors[field]?.message;
    return key && (key === 'unequal' ? t('resetPage.unequal') : t('common:required'));
  }
  async function submit() {
    if (!sending) await handleSubmit((passwords) => onSubmit(passwords))();
  }

  return (
    <Rows
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {submission.status === 'failed' && (
        <Alert kind="danger" title={t('resetPage.refusedTitle')} messages={words(submission.failure)} />
      )}
      <PasswordField
        label={t('resetPage.newPassword')}
        error={error('newPassword')}
        autoComplete="new-password"
        {...register('newPassword', {
          // Whether the two are equal depends on this one too, but says nothing before the second was typed.
          onChange: () => {
            if (touchedFields.confirmPassword || isSubmitted) void trigger('confirmPassword');
          },
        })}
      />
      <PasswordField
        label={t('resetPage.confirmPassword')}
        error={error('confirmPassword')}
        autoComplete="new-password"
        {...register('confirmPassword')}
      />
      <Button block type="submit" busyLabel={sending ? t('resetPage.saving') : undefined}>
        {t('resetPage.save')}
      </Button>
    </Rows>
  );
}
