import type { Ref, TextareaHTMLAttributes } from 'react';
import styled, { css } from 'styled-components';
import { Field, FieldBox, fieldControl, type FieldLabels } from '../Field/Field.tsx';

export interface TextAreaProps
  extends FieldLabels, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'aria-describedby' | 'aria-invalid'> {
  /** Grows with its text from `rows` to this many lines; by default it does not grow, but can be resized by hand. */
  maxRows?: number | undefined;
  /** See `Field`. */
  hideLabel?: boolean;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A field for several lines of text. `rows` is its initial height in lines. */
export function TextArea({ label, hideLabel, hint, error, optional, id, rows = 3, maxRows, ...area }: TextAreaProps) {
  return (
    <Field id={id} label={label} hideLabel={hideLabel ?? false} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <FieldBox>
          <Area {...area} {...wiring} rows={rows} $rows={rows} $maxRows={maxRows} />
        </FieldBox>
      )}
    </Field>
  );
}

/* Above and below the text. */
const PADDING = '22px';

const Area = styled.textarea<{ $rows: number; $maxRows: number | undefined }>`
  ${fieldControl}
  display: block;
  padding-block: 11px;
  resize: vertical;
  ${({ $rows, $maxRows }) =>
    $maxRows !== undefined &&
    css`
      field-sizing: content;
      min-height: calc(${$rows} * 1lh + ${PADDING});
      max-height: calc(${$maxRows} * 1lh + ${PADDING});
      resize: none;
    `}
`;
