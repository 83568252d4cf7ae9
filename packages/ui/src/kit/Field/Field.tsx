import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { focusInside, media, visuallyHidden } from '../../theme/index.ts';

/** What every field says about itself, whatever its control is. */
export interface FieldLabels {
  /** Always there; a placeholder is not a label. */
  label: string;
  /** Help under the control, or why it is disabled; an error takes its place. */
  hint?: ReactNode;
  /** What is wrong. Of several messages only the first is shown. */
  error?: string | readonly string[] | undefined;
  /** Adds the mark "(optional)"; a field without it is required. */
  optional?: boolean | undefined;
}

/** The attributes by which a control belongs to its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldLabels {
  /** Id of the control, made up when it is not given. */
  id?: string | undefined;
  /** Keeps the label for screen readers only: for a search row whose purpose is plain to see. */
  hideLabel?: boolean;
  /** Renders the control; spread the wiring on it. */
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label above, control, then a hint or the first error; wires the three together. */
export function Field({ id, label, hideLabel = false, hint, error, optional, children }: FieldProps) {
  const { t } = useTranslation('common');
  const ownId = useId();
  const controlId = id ?? ownId;
  const message = typeof error === 'object' ? error[0] : error;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = message ? errorId : hint ? hintId : undefined;
  return (
    <Frame>
      <Label htmlFor={controlId} $hidden={hideLabel}>
        {label}
        {optional && <Optional> {t('optional')}</Optional>}
      </Label>
      {children({ id: controlId, 'aria-describedby': describedBy, 'aria-invalid': message ? true : undefined })}
      {hint && !message && <Hint id={hintId}>{hint}</Hint>}
      {/* There from the start, so that an error found on blur is announced. */}
      <div aria-live="polite">{message && <FieldError id={errorId}>{message}</FieldError>}</div>
    </Frame>
  );
}

/** An error under a field or a row, with its icon; for a whole page or form use `Alert`. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <ErrorText id={id}>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
    </ErrorText>
  );
}

/**
 * The bordered box around a control and what stands in it. It takes its state (focus, error, read-only, disabled)
 * from the control inside, so the two cannot disagree; a button inside keeps its own focus ring.
 */
export const FieldBox = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-height: var(--size-control);
  border: 1px solid var(--border-control);
  border-radius: var(--radius-control);
  background: var(--surface-card);
  color: var(--ink-strong);
  transition: border-color var(--duration-press) var(--ease-standard);
  ${media.pointer} {
    &:hover {
      border-color: var(--border-control-hover);
    }
  }
  &:has(> [readonly]),
  &:has(> :disabled:not(button)) {
    background: var(--surface-sunken);
    border-color: var(--border-hairline);
  }
  &:has(> [aria-invalid='true']) {
    border-color: var(--danger-indicator);
    box-shadow: 0 0 0 1px var(--danger-indicator);
  }
  &:has(> :is(input, select, textarea):focus-visible) {
    border-color: transparent;
    box-shadow: none;
    outline: 3px solid var(--accent-focus-ring);
    outline-offset: -1px;
  }
`;

/** The look of a control inside a `FieldBox`. */
export const fieldControl = css`
  flex: 1;
  width: 100%;
  min-width: 0;
  /* The box's 48 px less its two edges. */
  min-height: 46px;
  padding: 8px 14px;
  border: 0;
  border-radius: 11px;
  background: none;
  color: var(--ink-strong);
  appearance: none;
  text-overflow: ellipsis;
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: var(--ink-faint);
    opacity: 1;
  }
  &[readonly] {
    color: var(--ink-body);
  }
  &:disabled {
    color: var(--ink-disabled);
    -webkit-text-fill-color: currentColor;
    opacity: 1;
    cursor: not-allowed;
  }
  &:autofill {
    box-shadow: inset 0 0 0 48px var(--surface-card);
    -webkit-text-fill-color: var(--ink-strong);
  }
`;

/** A 20 px icon inside a box that only shows what the control is; a press goes through it to the control. */
export const FieldIcon = styled.span.attrs({ 'aria-hidden': true })<{ $side: 'start' | 'end' }>`
  position: absolute;
  ${({ $side }) => ($side === 'start' ? 'left: 14px;' : 'right: 14px;')}
  width: 20px;
  display: grid;
  place-items: center;
  color: var(--ink-muted);
  pointer-events: none;
`;

/** A 44 px icon button at the end of a box. */
export const FieldButton = styled.button.attrs({ type: 'button' })`
  width: 44px;
  height: 44px;
  margin: 1px;
  flex: none;
  display: grid;
  place-items: center;
  border-radius: 10px;
  color: var(--ink-muted);
  ${media.pointer} {
    &:hover {
      color: var(--ink-strong);
      background: var(--surface-hover);
    }
  }
  &:active {
    background: var(--surface-pressed);
  }
  ${focusInside}
`;

const Frame = styled.div`
  min-width: 0;
`;

const Label = styled.label<{ $hidden: boolean }>`
  display: block;
  width: fit-content;
  margin-bottom: 6px;
  font: var(--type-label);
  color: var(--ink-strong);
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Optional = styled.span`
  font-weight: 400;
  color: var(--ink-muted);
`;

const Hint = styled.p`
  margin-top: 6px;
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  margin-top: 6px;
  font: var(--type-caption);
  font-weight: 500;
  color: var(--danger-text);
  svg {
    margin-top: 1px;
  }
  span {
    min-width: 0;
  }
`;
