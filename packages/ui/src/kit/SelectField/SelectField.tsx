import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import styled from 'styled-components';
import { Field, FieldBox, fieldControl, FieldIcon, type FieldLabels, type FieldProps } from '../Field/Field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends
    FieldLabels,
    Pick<FieldProps, 'hideLabel'>,
    Omit<
      SelectHTMLAttributes<HTMLSelectElement>,
      'aria-describedby' | 'aria-invalid' | 'children' | 'multiple' | 'size'
    > {
  options: readonly SelectOption[];
  /** Label of an empty first option, for a field that starts without a choice. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** One choice of a list. A native select, so phones show their own picker and type-ahead works everywhere. */
export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} hideLabel={hideLabel} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <FieldBox>
          <Select {...select} {...wiring}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Select>
          <FieldIcon $side="end">
            <ChevronDown size={20} strokeWidth={1.75} />
          </FieldIcon>
        </FieldBox>
      )}
    </Field>
  );
}

const Select = styled.select`
  ${fieldControl}
  padding-inline-end: 44px;
  cursor: pointer;
  /* The browser draws the list of options; in dark appearance some browsers apply only this background. */
  option {
    background: var(--surface-raised);
    color: var(--ink-strong);
  }
  &:has(option[value='']:checked) {
    color: var(--ink-faint);
  }
`;
