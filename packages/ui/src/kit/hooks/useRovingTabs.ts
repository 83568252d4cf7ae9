import { useId, useState, type KeyboardEvent } from 'react';

/** What the hook needs of a tab. */
interface RovingTab<Value extends string> {
  value: Value;
  /** Takes focus with the arrow keys, but is never chosen. */
  disabled?: boolean;
}

interface RovingTabsOptions<Value extends string> {
  tabs: readonly RovingTab<Value>[];
  /** The value of the chosen tab; null before anything is chosen. */
  selected: Value | null;
  onSelect: (value: Value) => void;
  /** `automatic`: the arrow keys choose as they move. `manual`: they only move, so that passing a tab loads nothing. */
  activation: 'automatic' | 'manual';
}

/** How many tabs a key moves by; in right-to-left text the other way. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Returns the index of the tab that a key moves to; null = the key does not move. */
export function rovingIndex(key: string, index: number, count: number, mirrored: boolean): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (index + (mirrored ? -step : step) + count) % count;
}

/**
 * Tabs by the ARIA pattern: one tab stop, arrow keys that wrap around, Home and End. The tabs must be the children of
 * their list. Most screens need tabs for their first render, so this hook replaces the 15 kB of a library (ADR 2).
 *
 * @returns the props of a tab, by its index, and those of the panel
 */
export function useRovingTabs<Value extends string>({
  tabs,
  selected,
  onSelect,
  activation,
}: RovingTabsOptions<Value>) {
  const id = useId();
  // With the arrow keys a tab other than the chosen one can have focus.
  const [focused, setFocused] = useState<Value | null>(null);
  // A focused tab may have been removed without a blur event.
  const stop = (tabs.some((tab) => tab.value === focused) ? focused : selected) ?? tabs[0]?.value;
  const tabId = (value: Value) => `${id}tab-${value}`;
  const panelId = `${id}panel`;
  const choose = ({ value, disabled = false }: RovingTab<Value>) => {
    if (!disabled && value !== selected) onSelect(value);
  };
  return {
    tabProps: (index: number, tab: RovingTab<Value>) => ({
      type: 'button' as const,
      role: 'tab',
      id: tabId(tab.value),
      'aria-selected': tab.value === selected,
      'aria-controls': tab.value === selected ? panelId : undefined,
      'aria-disabled': tab.disabled || undefined,
      tabIndex: tab.value === stop ? 0 : -1,
      onFocus: () => setFocused(tab.value),
      onBlur: () => setFocused(null),
      onClick: () => choose(tab),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
        const next = rovingIndex(event.key, index, tabs.length, mirrored);
        const target = next === null ? undefined : tabs[next];
        if (next === null || !target) return;
        event.preventDefault();
        const element = event.currentTarget.parentElement?.children[next] as HTMLElement | undefined;
        element?.focus();
        // Focus alone does not scroll the row when the tab is partly in view.
        element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        if (activation === 'automatic') choose(target);
      },
    }),
    panelProps: {
      role: 'tabpanel',
      id: panelId,
      'aria-labelledby': selected === null ? undefined : tabId(selected),
      tabIndex: 0,
    },
  };
}
