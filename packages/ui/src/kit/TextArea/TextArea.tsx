import type { Ref, TextareaHTMLAttributes } from 'react';
import styled from 'styled-components';
import { Field, FieldBox, fieldControl, type FieldLabels } from '../Field/Field.tsx';

export interface TextAreaProps
  extends
    FieldLabels,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'aria-describedby' | 'aria-invalid' | 'readOnly'> {
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text. `rows` is its height at rest; people can pull it taller. */
export function TextArea({ label, hint, error, optional, id, rows = 3, ...area }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <FieldBox>
          <Area {...area} {...wiring} rows={rows} />
        </FieldBox>
      )}
    </Field>
  );
}

const Area = styled.textarea`
  ${fieldControl}
  display: block;
  padding-block: 11px;
  resize: vertical;
`;
