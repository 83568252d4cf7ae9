import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { Field, FieldBox, fieldControl, FieldIcon, type FieldLabels } from '../Field/Field.tsx';
import type { SelectOption } from '../SelectField/SelectField.tsx';

export interface ComboFieldProps extends FieldLabels {
  options: readonly SelectOption[];
  /** '' = no choice yet. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder: string;
  /** Shown when no option matches what was typed. */
  none: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One choice of a long list, found by typing a part of its name. A short list is a `SelectField`. */
export function ComboField({
  label,
  hint,
  error,
  optional,
  options,
  value,
  onValueChange,
  placeholder,
  none,
  disabled = false,
  ref,
}: ComboFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <Combobox.Root
          items={options}
          value={options.find((option) => option.value === value) ?? null}
          onValueChange={(option: SelectOption | null) => onValueChange(option?.value ?? '')}
          disabled={disabled}
        >
          <FieldBox>
            <Input {...wiring} ref={ref ?? null} placeholder={placeholder} />
            <FieldIcon $side="end">
              <ChevronDown size={20} strokeWidth={1.75} />
            </FieldIcon>
          </FieldBox>
          <Combobox.Portal>
            <Positioner sideOffset={4}>
              <Popup>
                <Combobox.Empty>
                  <None>{none}</None>
                </Combobox.Empty>
                <List>
                  {(option: SelectOption) => (
                    <Item key={option.value} value={option} disabled={option.disabled ?? false}>
                      {option.label}
                      <Combobox.ItemIndicator>
                        <Check size={18} strokeWidth={2} aria-hidden />
                      </Combobox.ItemIndicator>
                    </Item>
                  )}
                </List>
              </Popup>
            </Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}

const Input = styled(Combobox.Input)`
  ${fieldControl}
  padding-right: 44px;
`;

const Positioner = styled(Combobox.Positioner)`
  z-index: var(--z-menu);
`;

const Popup = styled(Combobox.Popup)`
  width: var(--anchor-width);
  max-height: min(320px, var(--available-height));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-control);
  background: var(--surface-raised);
  box-shadow: var(--shadow-menu);
`;

const List = styled(Combobox.List)`
  padding: var(--space-1);
  &:empty {
    padding: 0;
  }
`;

const Item = styled(Combobox.Item)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 44px;
  padding: var(--space-2) var(--space-3);
  border-radius: 9px;
  color: var(--ink-strong);
  overflow-wrap: anywhere;
  cursor: pointer;
  &[data-highlighted] {
    background: var(--surface-hover);
    outline: 1px solid transparent;
  }
  &[data-selected] {
    font-weight: 600;
  }
`;

const None = styled.p`
  padding: var(--space-4) var(--space-3);
  color: var(--ink-muted);
`;
