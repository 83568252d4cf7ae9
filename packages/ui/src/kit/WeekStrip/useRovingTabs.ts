import { useId, useState, type KeyboardEvent } from 'react';

/** A tab as the hook needs it. */
interface RovingTab {
  value: string;
  /** Takes focus with the arrow keys, but is never chosen. */
  disabled: boolean;
}

/** How far each key moves; a row in a right-to-left text moves the other way. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The index that a key leads to; null = the key means nothing here. */
export function rovingIndex(key: string, index: number, count: number, mirrored: boolean): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (index + (mirrored ? -step : step) + count) % count;
}

/**
 * Tabs by the ARIA pattern that choose as focus moves: one tab stop, arrow keys in a circle, Home and End. The dashboard's
 * first panel has them, so it does without the 14 kB of Base UI's.
 *
 * @param selected the value of the chosen tab; null before anything is chosen
 * @returns the props of a tab, by its index, and those of the panel
 */
export function useRovingTabs(tabs: readonly RovingTab[], selected: string | null, onSelect: (value: string) => void) {
  const id = useId();
  // Only a tab that cannot be chosen is focused without being the chosen one.
  const [focused, setFocused] = useState<string | null>(null);
  const stop = focused ?? selected ?? tabs[0]?.value;
  const tabId = (value: string) => `${id}tab-${value}`;
  const panelId = `${id}panel`;
  const choose = ({ value, disabled }: RovingTab) => {
    if (!disabled && value !== selected) onSelect(value);
  };
  return {
    tabProps: (index: number, tab: RovingTab) => ({
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
        (event.currentTarget.parentElement?.children[next] as HTMLElement | undefined)?.focus();
        choose(target);
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
