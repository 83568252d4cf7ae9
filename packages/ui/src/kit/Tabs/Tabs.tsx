import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { focusInside, media } from '../../theme/index.ts';
import { useRovingTabs } from '../hooks/useRovingTabs.ts';
import { useTabRow } from '../hooks/useTabRow.ts';
import { useFocusAfterRemoval } from '../hooks/useFocusAfterRemoval.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  /** Before the label, 24 px at most. */
  icon?: ReactNode;
  /** Adds a lock and "locked". It can still be chosen: its panel gives the reason. */
  locked?: boolean;
}

export interface TabsProps<Id extends string> {
  /** Accessible name of the row: what the tabs choose between. */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** False hides the row where there is nothing to choose; the panel stays mounted. */
  rowShown?: boolean;
  /** There may be one more tab, which is still loading: a placeholder keeps its place, and that of the row. */
  loading?: boolean;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/**
 * Tabs over one visible panel. Arrow keys move, Enter or Space chooses, so passing a tab loads nothing.
 * On phones the row extends to the edges of the page by `--bleed`, which is 0 where there is no gutter.
 */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onChange,
  rowShown = true,
  loading = false,
  children,
}: TabsProps<Id>) {
  const { t } = useTranslation('common');
  const { tabProps, panelProps } = useRovingTabs({
    tabs: items.map(({ id }) => ({ value: id })),
    selected: value,
    onSelect: onChange,
    activation: 'manual',
  });

  const { row, chosenTab } = useTabRow(value);
  // A control in the panel may choose another tab, which removes that control and its focus.
  const watchPanel = useFocusAfterRemoval(chosenTab);

  return (
    <div>
      <Row ref={row} role="tablist" aria-label={label} hidden={!rowShown}>
        {items.map((item, index) => (
          <Tab key={item.id} {...tabProps(index, { value: item.id })}>
            {item.icon}
            {item.locked && <Lock size={16} strokeWidth={1.75} aria-hidden />}
            <span>
              {item.label}
              {item.locked && <VisuallyHidden>{t('lockedSuffix')}</VisuallyHidden>}
            </span>
          </Tab>
        ))}
        {loading && (
          <Waiting aria-hidden>
            <Skeleton shape="line" width="52px" />
          </Waiting>
        )}
      </Row>
      <Panel key={value} ref={watchPanel} {...panelProps}>
        {children}
      </Panel>
    </div>
  );
}

/** Placeholder of the row, before there are words. Put it into a `SkeletonGroup`. */
export function TabsSkeleton() {
  return (
    <Row data-tabs-skeleton="">
      {['72px', '52px'].map((width) => (
        <Waiting key={width}>
          <Skeleton shape="line" width={width} />
        </Waiting>
      ))}
    </Row>
  );
}

/* The hairline is a background, inset by --hairline: as wide as the content, while the row has room for focus rings. */
const Row = styled.div`
  --hairline: 0px;
  position: relative;
  display: flex;
  gap: var(--space-2);
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: calc(-1 * var(--bleed, 16px));
  padding-inline: calc(var(--bleed, 16px) - 8px);
  background: linear-gradient(var(--border-hairline), var(--border-hairline)) no-repeat var(--hairline) 100% /
    calc(100% - 2 * var(--hairline)) 1px;
  &::-webkit-scrollbar,
  &[hidden] {
    display: none;
  }
  ${media.tablet} {
    margin-inline: calc(-1 * var(--bleed, 24px));
    padding-inline: calc(var(--bleed, 24px) - 8px);
  }
  ${media.desktop} {
    --hairline: 8px;
    gap: var(--space-3);
    margin-inline: -8px;
    padding-inline: 0;
  }
`;

const Tab = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  gap: 6px;
  min-width: var(--size-touch-min);
  min-height: 48px;
  padding: 0 8px;
  border-radius: 10px;
  font: var(--type-label);
  color: var(--ink-muted);
  white-space: nowrap;
  transition: color var(--duration-change) var(--ease-standard);
  ${focusInside}
  ${media.pointer} {
    &:hover {
      color: var(--ink-strong);
    }
  }
  &[aria-selected='true'] {
    color: var(--ink-strong);
    font-weight: 650;
  }
  &:lang(zh)[aria-selected='true'] {
    font-weight: 600;
  }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 8px 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: var(--accent-indicator);
  }
`;

const Waiting = styled.span`
  display: grid;
  align-items: center;
  min-height: 48px;
  padding: 0 8px;
`;

const Panel = styled.div`
  border-radius: var(--radius-control);
`;
