import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, twoEnds } from '../../theme/index.ts';
import { useRovingTabs } from '../hooks/useRovingTabs.ts';

export interface SegmentedItem<Id extends string = string> {
  id: Id;
  label: string;
}

export interface SegmentedProps<Id extends string> {
  /** What the segments choose between: the name of the control. */
  label: string;
  /** Two or three short choices; more are Tabs. */
  items: readonly SegmentedItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Content shared by all panels, for instance a search: at the other end of the line, on phones below the segments. */
  beside?: ReactNode;
  /** A line about all panels, for instance the zone of their times: above the panel; beside the segments where there is room. */
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
      <Room>
        <Tools $two={beside !== undefined} $noted={note !== undefined}>
          <Track role="tablist" aria-label={label}>
            {items.map((item, index) => (
              <Segment key={item.id} {...tabProps(index, { value: item.id })}>
                {item.label}
              </Segment>
            ))}
          </Track>
          {note && <Note>{note}</Note>}
          {beside}
        </Tools>
      </Room>
      <Panel key={value} {...panelProps}>
        {children}
      </Panel>
    </div>
  );
}

const Room = styled.div`
  container-type: inline-size;
`;

const ONE_LINE = '@container (min-width: 900px)';

const Note = styled.div`
  grid-column: 1 / -1;
  order: 1;
  ${ONE_LINE} {
    grid-column: auto;
    order: 0;
  }
`;

/* The elements are in the order of the one line, since it is on wide screens that most have a keyboard. */
const Tools = styled.div<{ $two: boolean; $noted: boolean }>`
  ${({ $two }) =>
    $two &&
    css`
      ${twoEnds}
      margin-bottom: var(--space-3);
    `}
  ${({ $noted }) =>
    $noted &&
    css`
      ${ONE_LINE} {
        grid-template-columns: 288px minmax(0, 1fr) 304px;
        column-gap: var(--space-4);
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
    background: var(--surface-segment-on);
    color: var(--ink-strong);
    font-weight: 650;
    box-shadow:
      0 1px 2px color-mix(in srgb, var(--surface-scrim) 25%, transparent),
      0 0 0 1px var(--border-hairline);
  }
  &:lang(zh)[aria-selected='true'] {
    font-weight: 600;
  }
`;

const Panel = styled.div`
  border-radius: var(--radius-control);
`;
