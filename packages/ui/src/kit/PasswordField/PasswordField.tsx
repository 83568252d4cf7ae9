import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Field, FieldBox, FieldButton, fieldControl, labelIdOf, type FieldLabels } from '../Field/Field.tsx';

export interface PasswordFieldProps
  extends
    FieldLabels,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'aria-describedby' | 'aria-invalid' | 'readOnly' | 'type'> {
  /** For password managers: `current-password` to sign in, `new-password` to choose one. */
  autoComplete: 'current-password' | 'new-password';
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A password, masked until its button shows it. */
export function PasswordField({ label, hint, error, optional, id, disabled, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <FieldBox>
          <Input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            disabled={disabled}
            type={shown ? 'text' : 'password'}
          />
          {!disabled && (
            <FieldButton
              aria-label={shown ? t('hidePassword') : t('showPassword')}
              aria-describedby={labelIdOf(wiring.id)}
              aria-controls={wiring.id}
              onClick={() => setShown(!shown)}
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden />
            </FieldButton>
          )}
        </FieldBox>
      )}
    </Field>
  );
}

const Input = styled.input`
  ${fieldControl}
  padding-inline-end: 4px;
  /* Hides the button that Edge adds to password fields. */
  &::-ms-reveal {
    display: none;
  }
`;
