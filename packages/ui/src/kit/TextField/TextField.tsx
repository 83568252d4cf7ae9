import { Lock } from 'lucide-react';
import type { InputHTMLAttributes, Ref } from 'react';
import styled from 'styled-components';
import { Field, FieldBox, fieldControl, FieldIcon, type FieldLabels } from '../Field/Field.tsx';

export interface TextFieldProps
  extends FieldLabels, Omit<InputHTMLAttributes<HTMLInputElement>, 'aria-describedby' | 'aria-invalid'> {
  /** Makes the field read-only and shows the reason under it. */
  readOnlyReason?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text: names, email, phone. Takes the props of an input, so `register()` can be spread on it. */
export function TextField({
  label,
  hint,
  error,
  optional,
  readOnlyReason,
  readOnly = false,
  id,
  type = 'text',
  ...input
}: TextFieldProps) {
  const locked = readOnlyReason !== undefined;
  return (
    <Field id={id} label={label} hint={readOnlyReason ?? hint} error={locked ? undefined : error} optional={optional}>
      {(wiring) => (
        <FieldBox>
          <Input {...input} {...wiring} type={type} readOnly={locked || readOnly} $locked={locked} />
          {locked && (
            <FieldIcon $side="end">
              <Lock size={18} strokeWidth={1.75} />
            </FieldIcon>
          )}
        </FieldBox>
      )}
    </Field>
  );
}

const Input = styled.input<{ $locked: boolean }>`
  ${fieldControl}
  ${({ $locked }) => $locked && 'padding-inline-end: 44px;'}
`;
