import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/index.ts';
import { useRovingTabs } from '../hooks/useRovingTabs.ts';
import { useTabRow } from '../hooks/useTabRow.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export interface ChipTabsProps<Id extends string> {
  /** Accessible name of the row: what the chips choose between. */
  label: string;
  items: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
  /** Content shared by all panels, for instance a search: on desktop at the end of the row, else below it. */
  beside: ReactNode;
  /** The panel of the chosen chip. */
  children: ReactNode;
}

/**
 * A filter below tabs, with the same keys: arrows move, Enter or Space chooses. It consists of chips, so that it does
 * not look like a second row of tabs. A single item leaves nothing to choose and is shown as a heading.
 */
export function ChipTabs<Id extends string>({ label, items, value, onChange, beside, children }: ChipTabsProps<Id>) {
  const single = items.length === 1;
  const { tabProps, panelProps } = useRovingTabs({
    tabs: items.map(({ id }) => ({ value: id })),
    selected: value,
    onSelect: onChange,
    activation: 'manual',
  });
  const { row } = useTabRow(value);
  return (
    <div>
      <Bar>
        {single && <Heading>{items[0]?.label}</Heading>}
        <Chips ref={row} role="tablist" aria-label={label} hidden={single}>
          {items.map((item, index) => (
            <Chip key={item.id} {...tabProps(index, { value: item.id })}>
              {item.id === value && <Check size={18} strokeWidth={2} aria-hidden />}
              <span>{item.label}</span>
            </Chip>
          ))}
        </Chips>
        <Beside>{beside}</Beside>
      </Bar>
      <Panel key={value} {...panelProps}>
        {children}
      </Panel>
    </div>
  );
}

/** Placeholder of the row while the items load. Put it into a `SkeletonGroup`. */
export function ChipTabsSkeleton() {
  return (
    <Bar>
      <Chips>
        <Skeleton shape="block" width="208px" height="44px" radius="control" />
      </Chips>
      <Beside>
        <Skeleton shape="block" height="48px" radius="control" />
      </Beside>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3) var(--space-4);
  margin-block: var(--space-4) var(--space-3);
`;

const Heading = styled.h2`
  flex: 1 1 240px;
  align-self: center;
  font: var(--type-title3);
  color: var(--ink-strong);
  overflow-wrap: anywhere;
`;

/*
 * Below desktop one row that scrolls sideways and extends to the edges of the page by --bleed. On desktop the chips
 * wrap, and the padding makes the first row as high as a field beside it. Where the row scrolls, its padding leaves room
 * for the focus ring of a chip, which inside the chip would look like the edge of the chosen one.
 */
const Chips = styled.div`
  --edge: var(--bleed, 16px);
  position: relative;
  display: flex;
  flex: 1 1 100%;
  gap: var(--space-2);
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  margin: -5px calc(-1 * var(--edge));
  padding: 5px var(--edge);
  scroll-padding-inline: var(--edge);
  &[hidden] {
    display: none;
  }
  ${media.tablet} {
    --edge: var(--bleed, 24px);
  }
  ${media.desktop} {
    --edge: 0px;
    flex-basis: 360px;
    flex-wrap: wrap;
    overflow: visible;
    margin-block: 0;
    padding-block: 2px;
  }
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: var(--size-touch-min);
  max-width: 100%;
  padding: var(--space-1) 14px;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-control);
  background: var(--surface-card);
  font: var(--type-label);
  color: var(--ink-strong);
  text-align: start;
  overflow-wrap: anywhere;
  transition: background var(--duration-press) var(--ease-standard);
  > svg {
    flex: none;
    color: var(--accent-text);
  }
  ${media.belowDesktop} {
    flex: none;
    /* The next chip can be seen beside most; at 320 px, most course names are still on one line. */
    max-width: max(85%, 288px);
  }
  ${media.pointer} {
    &:hover {
      background: var(--surface-hover);
    }
  }
  &[aria-selected='true'] {
    border-color: var(--accent-indicator);
    background: var(--accent-subtle);
    box-shadow: inset 0 0 0 1px var(--accent-indicator);
  }
`;

const Beside = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  ${media.desktop} {
    max-width: 304px;
  }
`;

const Panel = styled.div`
  border-radius: var(--radius-control);
`;
