import { yupResolver } from '@hookform/resolvers/yup';
import { expiryYears, isExpired, type CardChange, type PaymentCard } from '@portal/domain/cards';
import type { Loadable, Submission } from '@portal/domain/shared';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { number } from 'yup';
import { LoadError } from '../blocks/load-error/index.ts';
import { Button, RowsSkeleton, SelectField, Sheet, SkeletonGroup } from '../kit/index.ts';
import { holderSchema, holderSchemaWithoutPostalCode } from './card-form.ts';
import { HolderFields } from './HolderFields.tsx';
import { CardFailure } from './CardFailure.tsx';

export interface EditCardSheetProps {
  /** The card, freshly fetched. */
  card: Loadable<PaymentCard>;
  onRetry: () => void;
  /** `YYYY-MM-DD`. */
  today: string;
  submission: Submission;
  onSave: (change: CardChange) => void;
  onClose: () => void;
}

/** The dialog that changes name, postal code and expiry of a saved card (002 §7); its number cannot be changed. */
export function EditCardSheet({ card, onRetry, onClose, ...form }: EditCardSheetProps) {
  const { t } = useTranslation('cards');
  if (card.status === 'ready') return <EditForm {...form} card={card.value} onClose={onClose} />;
  return (
    <Sheet title={t('edit.title')} onClose={onClose}>
      {card.status === 'loading' ? (
        <SkeletonGroup>
          <RowsSkeleton rows={3} />
        </SkeletonGroup>
      ) : (
        <LoadError title={t('edit.loadFailed')} failure={card.failure} onRetry={onRetry} />
      )}
    </Sheet>
  );
}

type Typed = Omit<CardChange, 'id'>;

const expiry = { expireMonth: number().required(), expireYear: number().required() };
const schema = holderSchema.shape(expiry);
const schemaWithoutPostalCode = holderSchemaWithoutPostalCode.shape(expiry);

interface EditFormProps extends Omit<EditCardSheetProps, 'card' | 'onRetry'> {
  card: PaymentCard;
}

function EditForm({ card, today, submission, onSave, onClose }: EditFormProps) {
  const { t } = useTranslation('cards');
  const formId = useId();
  const { holder, postalCode, expireMonth, expireYear } = card;
  const { register, formState, handleSubmit, setError } = useForm<Typed>({
    resolver: yupResolver(postalCode === '' ? schemaWithoutPostalCode : schema),
    defaultValues: { holder, postalCode, expireMonth, expireYear },
    mode: 'onTouched',
  });
  const sending = submission.status === 'pending';
  const submit = handleSubmit((typed) => {
    if (isExpired(typed, today)) setError('expireMonth', { message: 'expired' }, { shouldFocus: true });
    else if (!sending) onSave({ ...typed, id: card.id });
  });
  return (
    <Sheet
      title={t('edit.title')}
      subtitle={t('numberEnding', { digits: card.lastFour })}
      onClose={onClose}
      dismissible={!sending}
      footer={
        <>
          <Button variant="outline" disabled={sending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busyLabel={sending ? t('edit.sending') : undefined}>
            {t('edit.confirm')}
          </Button>
        </>
      }
    >
      <Rows id={formId} noValidate onSubmit={(event) => void submit(event)}>
        {submission.status === 'failed' && <CardFailure of="edit" failure={submission.failure} />}
        <HolderFields
          register={register}
          errors={formState.errors}
          readOnly={sending}
          postalCodeOptional={postalCode === ''}
        >
          <Expiry>
            <SelectField
              label={t('field.month')}
              error={formState.errors.expireMonth && t('problem.expired')}
              disabled={sending}
              options={Array.from({ length: 12 }, (_, i) => option(i + 1))}
              {...register('expireMonth')}
            />
            <SelectField
              label={t('field.year')}
              disabled={sending}
              options={expiryYears(today, expireYear).map(option)}
              {...register('expireYear')}
            />
          </Expiry>
        </HolderFields>
      </Rows>
    </Sheet>
  );
}

const option = (value: number) => ({ value: `${value}`, label: `${value}`.padStart(2, '0') });

const Rows = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const Expiry = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
`;
