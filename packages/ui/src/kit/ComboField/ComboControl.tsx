import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import styled, { css } from 'styled-components';
import { FieldBox, fieldControl, FieldIcon, type FieldWiring } from '../Field/Field.tsx';
import { LIST_PADDING, LongList, type ScrollToOption } from './LongList.tsx';
import type { SelectOption } from '../SelectField/SelectField.tsx';

export interface ComboControlProps {
  /** Connects it with its label. */
  wiring: FieldWiring;
  options: readonly SelectOption[];
  /** '' = no choice yet. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder: string;
  /** Shown when no option matches what was typed. */
  none: string;
  /** What browsers fill in. */
  autoComplete?: string | undefined;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** With more options, only those in view are in the DOM. */
const LONG = 100;

/** What is below the label of a `ComboField`. In a file of its own: the library for it comes after the form. */
export default function ComboControl({
  wiring,
  options,
  value,
  onValueChange,
  placeholder,
  none,
  autoComplete = 'off',
  disabled = false,
  onBlur,
  ref,
}: ComboControlProps) {
  const long = options.length > LONG;
  const chosen = options.find((option) => option.value === value) ?? null;
  // A state and no ref: what is in view is only known once the list is there.
  const [list, setList] = useState<HTMLElement | null>(null);
  const scrollTo = useRef<ScrollToOption>(null);
  const item = (option: SelectOption, place?: { index: number; count: number }) => (
    <Item
      key={option.value}
      value={option}
      disabled={option.disabled ?? false}
      {...(place && { index: place.index, 'aria-posinset': place.index + 1, 'aria-setsize': place.count })}
    >
      {option.label}
      <Combobox.ItemIndicator>
        <Check size={18} strokeWidth={2} aria-hidden />
      </Combobox.ItemIndicator>
    </Item>
  );
  return (
    <Combobox.Root
      items={options}
      value={chosen}
      onValueChange={(option: SelectOption | null) => onValueChange(option?.value ?? '')}
      disabled={disabled}
      virtualized={long}
      onItemHighlighted={(_option, { reason, index }) => {
        // Else it may be none that is in the DOM. The pointer only reaches those in view, and the list itself begins with the chosen one.
        if (reason === 'keyboard') queueMicrotask(() => scrollTo.current?.(index));
      }}
    >
      <FieldBox>
        <Input
          {...wiring}
          ref={ref ?? null}
          autoComplete={autoComplete}
          placeholder={placeholder}
          onBlur={onBlur}
          onClick={({ currentTarget: input }) => {
            // What is typed then replaces the choice, and is not added to its name; Tab selects it anyway.
            if (chosen && input.value === chosen.label && input.selectionStart === input.selectionEnd) input.select();
          }}
        />
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
            <List ref={setList} $scrolls={long}>
              {long ? (
                <LongList scroller={list} value={value} ref={scrollTo}>
                  {(option, index, count) => item(option, { index, count })}
                </LongList>
              ) : (
                (option: SelectOption) => item(option)
              )}
            </List>
          </Popup>
        </Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

const Input = styled(Combobox.Input)`
  ${fieldControl}
  padding-inline-end: 44px;
`;

const Positioner = styled(Combobox.Positioner)`
  z-index: var(--z-menu);
`;

/* A size from the start, before it has its place: options are measured then, and the chosen one is scrolled to. */
const Popup = styled(Combobox.Popup)`
  width: var(--anchor-width, 320px);
  max-height: min(320px, var(--available-height, 320px));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-control);
  background: var(--surface-raised);
  box-shadow: var(--shadow-menu);
`;

const List = styled(Combobox.List)<{ $scrolls: boolean }>`
  padding: var(--space-1);
  ${({ $scrolls }) =>
    $scrolls &&
    css`
      max-height: calc(min(320px, var(--available-height, 320px)) - 2px);
      overflow-y: auto;
      overscroll-behavior: contain;
      padding-block: 0;
      scroll-padding-block: ${LIST_PADDING}px;
    `}
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
