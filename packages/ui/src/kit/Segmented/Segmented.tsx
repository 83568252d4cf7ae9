import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { chosenSegment, media, twoEnds } from '../../theme/index.ts';
import { useRovingTabs } from '../hooks/useRovingTabs.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export interface SegmentedItem<Id extends string = string> {
  id: Id;
  label: string;
}

export interface SegmentedProps<Id extends string> {
  /** Accessible name of the control: what the segments choose between. */
  label: string;
  /** Two or three short choices; more are Tabs. */
  items: readonly SegmentedItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Content shared by all panels, for instance a search: at the other end of the line, on phones below the segments. */
  beside?: ReactNode;
  /** A line about all panels, for instance the zone of their times: between the segments and `beside`. */
  note?: ReactNode;
  /** The panel of the chosen segment. */
  children: ReactNode;
}

/** A second, smaller choice below tabs, with the same keys: arrows move, Enter or Space chooses. */
export function Segmented<Id extends string>({
  label,
  items,
  value,
  onChange,
  beside,
  note,
  children,
}: SegmentedProps<Id>) {
  const { tabProps, panelProps } = useRovingTabs({
    tabs: items.map(({ id }) => ({ value: id })),
    selected: value,
    onSelect: onChange,
    activation: 'manual',
  });
  return (
    <div>
      <Container>
        <Tools $two={beside !== undefined} $noted={note !== undefined}>
          <Track role="tablist" aria-label={label}>
            {items.map((item, index) => (
              <Segment key={item.id} {...tabProps(index, { value: item.id })}>
                {item.label}
              </Segment>
            ))}
          </Track>
          {note && <div>{note}</div>}
          {beside}
        </Tools>
      </Container>
      <Panel key={value} {...panelProps}>
        {children}
      </Panel>
    </div>
  );
}

interface SegmentedSkeletonProps {
  /** The placeholders of `beside` and `note`. */
  beside: ReactNode;
  note: ReactNode;
}

/** Placeholder of the segments and of what is beside them, before there are words. Put it into a `SkeletonGroup`. */
export function SegmentedSkeleton({ beside, note }: SegmentedSkeletonProps) {
  return (
    <Container>
      <Tools $two $noted>
        <Skeleton shape="block" height="48px" radius="control" />
        <div>{note}</div>
        {beside}
      </Tools>
    </Container>
  );
}

const Container = styled.div`
  container-type: inline-size;
`;

const ONE_LINE = '@container (min-width: 900px)';

/* The visual order is that of the elements at every width, so that it is also the tab order. */
const Tools = styled.div<{ $two: boolean; $noted: boolean }>`
  ${({ $two }) =>
    $two &&
    css`
      ${twoEnds}
      margin-bottom: var(--space-3);
    `}
  ${({ $two, $noted }) =>
    $two &&
    $noted &&
    css`
      ${media.fromTablet} {
        > :last-child {
          grid-column: 1 / -1;
        }
      }
      ${ONE_LINE} {
        grid-template-columns: 288px minmax(0, 1fr) 304px;
        column-gap: var(--space-4);
        > :last-child {
          grid-column: auto;
        }
      }
    `}
`;

const Track = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  padding: 2px;
  border-radius: var(--radius-control);
  background: var(--surface-segment-track);
`;

const Segment = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: var(--size-touch-min);
  padding: var(--space-1) var(--space-2);
  border-radius: 10px;
  font: var(--type-label);
  color: var(--ink-muted);
  text-align: center;
  transition:
    background var(--duration-change) var(--ease-standard),
    color var(--duration-change) var(--ease-standard);
  ${media.pointer} {
    &:hover {
      color: var(--ink-strong);
    }
  }
  &[aria-selected='true'] {
    ${chosenSegment}
    font-weight: 650;
  }
  &:lang(zh)[aria-selected='true'] {
    font-weight: 600;
  }
`;

const Panel = styled.div`
  border-radius: var(--radius-control);
`;
