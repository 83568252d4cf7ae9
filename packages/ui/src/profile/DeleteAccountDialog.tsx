import { retypedProblem } from '@portal/domain/profile';
import type { Submission } from '@portal/domain/shared';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { allowsSubmit, CaptchaField, type CaptchaSlot } from '../blocks/captcha/index.ts';
import { WriteFailure } from '../blocks/write-failure/index.ts';
import { Alert, Button, Sheet, TextField } from '../kit/index.ts';

export interface DeleteAccountDialogProps {
  /** The address to retype. */
  email: string;
  captcha: CaptchaSlot;
  deleting: Submission;
  /** Called once the address is retyped. */
  onDelete: () => void;
  onClose: () => void;
}

/**
 * The confirmation that deletes the account. The student types the address and, where the school has a captcha, solves
 * it (002 §5).
 */
export function DeleteAccountDialog({ email, captcha, deleting, onDelete, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation(['profile-account', 'common']);
  const [typed, setTyped] = useState('');
  const [touched, setTouched] = useState(false);
  const [missed, setMissed] = useState(false);
  const problem = retypedProblem(typed, email);
  // Also busy after success, until the portal is left.
  const pending = deleting.status === 'pending' || deleting.status === 'done';
  const allowed = problem === null && allowsSubmit(captcha);

  function remove() {
    setTouched(true);
    setMissed(!allowsSubmit(captcha));
    if (allowed && !pending) onDelete();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    remove();
  }

  return (
    <Sheet
      title={t('delete.title')}
      onClose={onClose}
      dismissible={!pending}
      footer={
        <>
          <Button variant="outline" disabled={pending} onClick={onClose}>
            {t('delete.keep')}
          </Button>
          <Button
            variant="danger"
            disabled={!pending && !allowed}
            busyLabel={pending ? t('delete.deleting') : undefined}
            onClick={remove}
          >
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      <Rows>
        {deleting.status === 'failed' && (
          <WriteFailure
            failure={deleting.failure}
            refused={t('delete.failed')}
            unknown={t('delete.unknown')}
            check={t('delete.unknownText')}
            list
          />
        )}
        <Alert kind="warning" title={t('delete.warning')} messages={[t('delete.text')]} />
        <TextField
          // In the label, since an error would take the place of a hint.
          label={t('delete.email', { email })}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          readOnly={pending}
          error={touched && problem !== null ? problemText() : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => setTouched(typed !== '')}
          onKeyDown={onKeyDown}
        />
        {captcha.status !== 'none' && (
          <CaptchaField captcha={captcha} missed={missed || deleting.status === 'failed'} />
        )}
      </Rows>
    </Sheet>
  );

  function problemText(): string | undefined {
    if (problem === null) return undefined;
    return problem === 'required' ? t('common:required') : t(`delete.${problem}`);
  }
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
