import { yupResolver } from '@hookform/resolvers/yup';
import { showsOutcomeUnknown, type Href, type Submission } from '@portal/domain/shared';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useWriteFailureTexts } from '../blocks/write-failure/index.ts';
import { Alert, AlertAction, Button, PasswordField } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { Rows } from './PasswordPage.tsx';

/** Both passwords as typed, including spaces. */
export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

export interface NewPasswordFormProps {
  submission: Submission;
  /**
   * Whether the answer to this or an earlier request was lost: the password may be changed, and a refusal may say only
   * that the link has been used.
   */
  mayBeChanged: boolean;
  signInHref: Href;
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
export function NewPasswordForm({ submission, mayBeChanged, signInHref, onSubmit }: NewPasswordFormProps) {
  const { t } = useTranslation(['session', 'common']);
  const toTexts = useWriteFailureTexts();
  const form = useForm<NewPassword>({
    resolver: yupResolver(schema),
    defaultValues: { newPassword: '', confirmPassword: '' },
    mode: 'onTouched',
  });
  const { register, handleSubmit, trigger } = form;
  const { errors, touchedFields, isSubmitted } = form.formState;
  const sending = submission.status === 'pending';

  const failure =
    submission.status === 'failed'
      ? toTexts(submission.failure, {
          refused: t('resetPage.refusedTitle'),
          unknown: t('resetPage.unknown'),
          check: t('resetPage.unknownText'),
        })
      : null;
  const refusedAfterLoss = mayBeChanged && submission.status === 'failed' && !showsOutcomeUnknown(submission.failure);

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
      {failure && (
        <Alert
          kind="danger"
          title={failure.title}
          messages={refusedAfterLoss ? [...failure.messages, t('resetPage.earlierText')] : failure.messages}
          action={
            mayBeChanged && (
              <AlertAction as={AppLink} href={signInHref}>
                {t('signIn')}
              </AlertAction>
            )
          }
        />
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
