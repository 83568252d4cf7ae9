import { type InputHTMLAttributes, type Ref, useId } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/index.ts';

export interface SwitchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'aria-describedby' | 'children' | 'role' | 'type'
> {
  label: string;
  /** What turning it on does. */
  hint?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** On or off, at the end of its row. Takes the props of a checkbox, so `register()` can be spread on it. */
export function SwitchField({ label, hint, id, ...input }: SwitchFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <Row>
      <Body>
        <Label htmlFor={controlId}>{label}</Label>
        {hint && <Hint id={`${controlId}-hint`}>{hint}</Hint>}
      </Body>
      <Input
        {...input}
        type="checkbox"
        // The rule wants `aria-checked`, but a native checkbox has its own checked state.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        id={controlId}
        aria-describedby={hint ? `${controlId}-hint` : undefined}
      />
    </Row>
  );
}

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: var(--size-touch-min);
`;

const Body = styled.div`
  min-width: 0;
`;

/* The whole row can be pressed. */
const Label = styled.label`
  font: var(--type-label);
  color: var(--ink-strong);
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Hint = styled.p`
  margin-top: 2px;
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const Input = styled.input`
  position: relative;
  flex: none;
  width: 48px;
  height: 28px;
  margin: 0;
  border: 1px solid var(--border-control);
  border-radius: 14px;
  background: var(--surface-sunken);
  appearance: none;
  cursor: pointer;
  transition:
    background var(--duration-press) var(--ease-standard),
    border-color var(--duration-press) var(--ease-standard);
  &::before {
    content: '';
    position: absolute;
    top: 3px;
    inset-inline-start: 3px;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: var(--border-control);
    transition:
      translate var(--duration-press) var(--ease-standard),
      background var(--duration-press) var(--ease-standard);
  }
  &:checked {
    border-color: var(--accent-solid);
    background: var(--accent-solid);
    &::before {
      background: var(--accent-on-solid);
      translate: 20px;
      [dir='rtl'] & {
        translate: -20px;
      }
    }
  }
  ${media.pointer} {
    &:hover:not(:checked) {
      border-color: var(--border-control-hover);
    }
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media (prefers-reduced-motion: reduce) {
    &,
    &::before {
      transition: none;
    }
  }
  /* In forced colours the browser replaces the colours above. */
  @media (forced-colors: active) {
    &::before,
    &:checked::before {
      background: ButtonText;
    }
  }
`;
