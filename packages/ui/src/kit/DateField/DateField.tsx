import { CalendarDays } from 'lucide-react';
import type { InputHTMLAttributes, Ref } from 'react';
import styled from 'styled-components';
import { Field, FieldBox, fieldControl, FieldIcon, type FieldLabels } from '../Field/Field.tsx';

export interface DateFieldProps
  extends
    FieldLabels,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'aria-describedby' | 'aria-invalid' | 'max' | 'min' | 'placeholder' | 'readOnly' | 'type'
    > {
  /** First day that can be chosen, YYYY-MM-DD. */
  min?: string | undefined;
  /** Last day that can be chosen, YYYY-MM-DD: today for a birth date. */
  max?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A day, typed or picked in the browser's calendar; its value is YYYY-MM-DD. The browser writes the date in the order
 * of the person's own settings, so give a format as `hint` only where it is sure to be the same.
 */
export function DateField({ label, hint, error, optional, id, ...input }: DateFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <FieldBox>
          <Input {...input} {...wiring} type="date" />
          <Icon $side="end">
            <CalendarDays size={20} strokeWidth={1.75} />
          </Icon>
        </FieldBox>
      )}
    </Field>
  );
}

const Input = styled.input`
  ${fieldControl}
  /* The calendar button is as tall as the field; padding would make the field taller than the others. */
  padding-block: 0;
  font-variant-numeric: tabular-nums;
  &::-webkit-date-and-time-value {
    text-align: left;
  }
  /* The browser's calendar button, 44 px wide and invisible, over our icon. */
  &::-webkit-calendar-picker-indicator {
    width: 44px;
    height: 44px;
    margin: 0 -13px 0 0;
    padding: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

/* Firefox shows an icon of its own that cannot be hidden. */
const Icon = styled(FieldIcon)`
  display: none;
  @supports selector(::-webkit-calendar-picker-indicator) {
    display: grid;
  }
`;
