import { yupResolver } from '@hookform/resolvers/yup';
import type { NewCard } from '@portal/domain/cards';
import type { Loadable, Submission } from '@portal/domain/shared';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button, Sheet } from '../kit/index.ts';
import type { CardVendor } from './card-vendor.ts';
import { holderSchema } from './card-form.ts';
import { HolderFields } from './HolderFields.tsx';
import { useToken } from './useToken.ts';
import { useVendorForm } from './useVendorForm.ts';
import { VendorFieldset } from './VendorFieldset.tsx';
import { CardFailure } from './CardFailure.tsx';

export interface AddCardSheetProps {
  vendor: CardVendor;
  /** The provider's public key; null = the school has none. */
  publicKey: Loadable<string | null>;
  onRetryKey: () => void;
  submission: Submission;
  onAdd: (card: NewCard) => void;
  onClose: () => void;
}

/**
 * The dialog that adds a card: name and postal code are typed into the portal's fields, the rest into the payment
 * provider's (002 §5).
 */
export function AddCardSheet({ vendor, publicKey, onRetryKey, submission, onAdd, onClose }: AddCardSheetProps) {
  const { t } = useTranslation('cards');
  const formId = useId();
  const key = publicKey.status === 'ready' ? publicKey.value : null;
  const fields = useVendorForm(vendor, key);
  const { refusal, making, make } = useToken(fields.createToken);
  const { register, formState, handleSubmit } = useForm({
    resolver: yupResolver(holderSchema),
    defaultValues: { holder: '', postalCode: '' },
    mode: 'onTouched',
  });
  const sending = making || submission.status === 'pending';
  const submit = handleSubmit((typed) => {
    if (!sending) make(typed, (token) => onAdd({ ...typed, token }));
  });
  const usable = fields.status === 'ready';
  return (
    <Sheet
      title={t('add.title')}
      onClose={onClose}
      dismissible={!sending}
      footer={
        <>
          <Button variant="outline" disabled={sending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!usable}
            aria-describedby={usable ? undefined : `${formId}-why`}
            busyLabel={sending ? t('add.sending') : undefined}
          >
            {t('add.confirm')}
          </Button>
        </>
      }
    >
      <Rows id={formId} noValidate onSubmit={(event) => void submit(event)}>
        {submission.status === 'failed' && !making && <CardFailure of="add" failure={submission.failure} />}
        <HolderFields register={register} errors={formState.errors} readOnly={sending}>
          <VendorFieldset fields={fields} publicKey={publicKey} onRetryKey={onRetryKey} refusal={refusal} />
        </HolderFields>
        {!usable && <Hint id={`${formId}-why`}>{t('add.waits')}</Hint>}
      </Rows>
    </Sheet>
  );
}

const Rows = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const Hint = styled.p`
  font: var(--type-caption);
  color: var(--ink-muted);
`;
