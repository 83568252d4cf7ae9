import type { CardHolder } from '@portal/domain/cards';
import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../kit/index.ts';

interface HolderFieldsProps {
  register: UseFormRegister<CardHolder>;
  errors: FieldErrors<CardHolder>;
  readOnly: boolean;
  postalCodeOptional?: boolean;
  /** Between name and postal code. */
  children: ReactNode;
}

/** Name on the card and its postal code. */
export function HolderFields({ register, errors, readOnly, postalCodeOptional, children }: HolderFieldsProps) {
  const { t } = useTranslation(['cards', 'common']);
  const problem = (name: keyof CardHolder) =>
    errors[name] && (errors[name].message === 'tooLong' ? t('problem.tooLong') : t('common:required'));
  return (
    <>
      <TextField
        label={t('field.holder')}
        autoComplete="cc-name"
        readOnly={readOnly}
        error={problem('holder')}
        {...register('holder')}
      />
      {children}
      <TextField
        label={t('field.postalCode')}
        optional={postalCodeOptional}
        hint={t('field.postalCodeHint')}
        autoComplete="billing postal-code"
        readOnly={readOnly}
        error={problem('postalCode')}
        {...register('postalCode')}
      />
    </>
  );
}
