import { yupResolver } from '@hookform/resolvers/yup';
import type { Submission } from '@portal/domain/shared';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { Alert, Button, PasswordField } from '../kit/index.ts';
import { useFailureMessages } from '../blocks/load-error/index.ts';
import { Rows } from './PasswordPage.tsx';

/** Both passwords as typed, including spaces. */
export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

export interface NewPasswordFormProps {
  submission: Submission;
  onSubmit: (passwords: NewPassword) => void;
}

/**
 * Checks only presence and equality; the server checks the other password rules (OPEN-25). Messages are translation
 * keys, because the language may change while they are shown.
 */
const filled = string().required('required').matches(/\S/, 'required');
const schema = object({
  newPassword: filled,
  // An empty field is not reported as unequal, too.
  confirmPassword: filled.test('equal', 'unequal', (value, { parent }) => {
    const { newPassword } = parent as NewPassword;
    return !value || !newPassword || value === newPassword;
  }),
});

/**
 * The form for the new password, typed twice. The button is always enabled; submitting focuses the first invalid field.
 */
export function NewPasswordForm({ submission, onSubmit }: NewPasswordFormProps) {
  const { t } = useTranslation(['session', 'common', 'errors']);
  const toMessages = useFailureMessages();
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
        <Alert kind="danger" title={t('resetPage.refusedTitle')} messages={toMessages(submission.failure)} />
      )}
      <PasswordField
        label={t('resetPage.newPassword')}
        error={error('newPassword')}
        autoComplete="new-password"
        {...register('newPassword', {
          // Equality depends on this field, too, but is not checked before the second field has been touched.
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
