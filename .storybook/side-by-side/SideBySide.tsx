import { AddIcon } from '@storybook/icons';
import { useLayoutEffect, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useGlobalTypes, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { BAR, LookColumn } from './LookColumn.tsx';
import { lookAfter, looksInAddress, looksOf, MOST_LOOKS, scaleFor, type Look } from './looks.ts';

const GAP = 16;
/** The controls above a look, with the space around it. */
const AROUND = BAR + 6 + 2 * GAP;

interface ToolbarItem {
  value: string;
  title: string;
}

/** Returns the languages of the toolbar, so that a new language is available here too. */
function useLanguages(): (readonly [string, string])[] {
  const { toolbar } = (useGlobalTypes()['language'] ?? {}) as { toolbar?: { items: ToolbarItem[] } };
  return (toolbar?.items ?? []).map(({ value, title }) => [value, title] as const);
}

function useSize(): [{ width: number; height: number }, (element: HTMLElement | null) => void] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [size, setElement];
}

/** Returns the looks in the URL and a function to set them; null closes the view. */
export function useLooks(): [Look[], (looks: readonly Look[] | null) => void] {
  const api = useStorybookApi();
  const { customQueryParams } = useStorybookState();
  const setLooks = (looks: readonly Look[] | null) =>
    api.applyQueryParams({ looks: looks === null ? null : looksInAddress(looks) }, { replace: true });
  return [looksOf(customQueryParams?.['looks'] ?? ''), setLooks];
}

/**
 * The selected story in up to four looks at once. Scheme and time zone are those of the toolbar, args those of the URL.
 */
export function SideBySide({ storyId }: { storyId: string }) {
  const [looks, setLooks] = useLooks();
  const [globals] = useGlobals();
  const languages = useLanguages();
  const { customQueryParams } = useStorybookState();
  const [size, ref] = useSize();
  const scale = scaleFor(looks, size.width - GAP, GAP);
  const args = customQueryParams?.['args'] ? `&args=${customQueryParams['args']}` : '';
  const srcOf = ({ language, appearance }: Look) => {
    const { scheme, timeZone } = globals;
    // Axe does not run in these frames, since nothing would show its results.
    const withoutAxe = { 'a11y.manual': '!true' };
    const values = Object.entries({ language, appearance, scheme, timeZone, ...withoutAxe }).map(
      ([name, value]) => `${name}:${value}`,
    );
    return `iframe.html?id=${storyId}&viewMode=story${args}&globals=${values.join(';')}`;
  };
  const replace = (at: number, ...by: Look[]) => setLooks(looks.toSpliced(at, 1, ...by));
  return (
    <Area ref={ref} aria-label="Side by side">
      {size.width > 0 &&
        looks.map((look, at) => (
          <LookColumn
            // Two columns may have the same look, and a column has no state of its own.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            look={look}
            languages={languages}
            src={srcOf(look)}
            scale={scale}
            height={size.height - AROUND}
            onChange={(next) => replace(at, next)}
            onRemove={looks.length > 1 ? () => replace(at) : null}
          />
        ))}
      {looks.length < MOST_LOOKS && (
        <Button variant="outline" size="small" ariaLabel={false} onClick={() => setLooks([...looks, lookAfter(looks)])}>
          <AddIcon /> Add a look
        </Button>
      )}
    </Area>
  );
}

const Area = styled.section(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'start',
  gap: GAP,
  padding: GAP,
  overflow: 'auto',
  background: theme.background.app,
}));
