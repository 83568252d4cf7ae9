import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import styled, { css } from 'styled-components';
import { FieldBox, fieldControl, FieldIcon, labelIdOf, type FieldWiring } from '../Field/Field.tsx';
import { LIST_PADDING, LongList, type ScrollToOption } from './LongList.tsx';
import type { SelectOption } from '../SelectField/SelectField.tsx';

export interface ComboControlProps {
  /** The attributes that connect the input with its label, hint and error. */
  wiring: FieldWiring;
  options: readonly SelectOption[];
  /** '' = no choice yet. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder: string;
  /** Shown when no option matches what was typed. */
  none: string;
  /** The `autocomplete` attribute of the input: what browsers may fill in. */
  autoComplete?: string | undefined;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Up to this many options, all are in the DOM; with more, the list is virtualised. */
const LONG = 100;

/** The control below the label of a `ComboField`. A file of its own, so that its library is fetched after the form. */
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
  // State instead of a ref: the virtualiser needs a new render once the list is in the DOM.
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
      onInputValueChange={(_text, change) => keepOnEscape(change)}
      onValueChange={(option: SelectOption | null, change) => {
        if (!keepOnEscape(change)) onValueChange(option?.value ?? '');
      }}
      disabled={disabled}
      virtualized={long}
      onItemHighlighted={(_option, { reason, index }) => {
        // With the keyboard the highlighted option may not be in the DOM yet, so it is scrolled into view. The pointer
        // only reaches options in view, and on opening the list itself scrolls to the chosen one.
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
            // Selects the text, so that typing replaces the name of the chosen option. After Tab the browser has
            // selected it already.
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
            <List ref={setList} aria-labelledby={labelIdOf(wiring.id)} $scrolls={long}>
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

/**
 * Escape only closes the list. On a closed list the library would empty the field, which nobody would notice; deleting
 * the text does that too, where it is seen.
 *
 * @returns whether the change was that of Escape, and so did not happen
 */
function keepOnEscape(change: { reason: string; cancel: () => void }): boolean {
  const escaped = change.reason === 'escape-key';
  if (escaped) change.cancel();
  return escaped;
}

const Input = styled(Combobox.Input)`
  ${fieldControl}
  padding-inline-end: 44px;
`;

const Positioner = styled(Combobox.Positioner)`
  z-index: var(--z-menu);
`;

/* Has a size before it is positioned: already then the virtualiser measures it and scrolls to the chosen option. */
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
    /* The focus stays in the input: this ring alone shows which option Enter would choose. */
    outline: 2px solid var(--accent-focus-ring);
    outline-offset: -2px;
  }
  &[data-selected] {
    font-weight: 600;
  }
`;

const None = styled.p`
  padding: var(--space-4) var(--space-3);
  color: var(--ink-muted);
`;
