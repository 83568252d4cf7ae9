import { Check, Clock } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { media, tabularNumbers, visuallyHidden } from '../../theme/index.ts';

export interface TimeSlot {
  value: string;
  /** The time as people read it, HH:mm. */
  label: string;
}

export interface TimeSlotGroup {
  /** Part of the day: Morning, Afternoon, Evening. */
  label: string;
  slots: readonly TimeSlot[];
}

export interface TimeSlotsProps {
  /** Names the whole choice, for instance "Times on Wed 18/03/2026". */
  legend: string;
  /** Hides the legend visually, where a heading above says the same. */
  hideLegend?: boolean;
  /** In order of the day; a group without slots is left out. */
  groups: readonly TimeSlotGroup[];
  /** The chosen slot; null before a choice. */
  value: string | null;
  onValueChange: (value: string) => void;
  /** Time zone of the times, shown once under them. */
  zoneNote?: string | undefined;
}

/** The free times of a day as one radio group over all parts of the day. */
export function TimeSlots({ legend, hideLegend = false, groups, value, onValueChange, zoneNote }: TimeSlotsProps) {
  const name = useId();
  const noteId = `${name}-zone`;
  return (
    <Fieldset aria-describedby={zoneNote ? noteId : undefined}>
      <Legend $hidden={hideLegend}>{legend}</Legend>
      {groups
        .filter((group) => group.slots.length > 0)
        .map((group, place) => (
          <Group key={group.label} role="group" aria-labelledby={`${name}-${place}`}>
            <GroupLabel id={`${name}-${place}`}>{group.label}</GroupLabel>
            <Grid>
              {group.slots.map((slot) => (
                <Slot key={slot.value}>
                  <Radio
                    type="radio"
                    name={name}
                    value={slot.value}
                    checked={slot.value === value}
                    onChange={() => onValueChange(slot.value)}
                  />
                  {slot.value === value && <Check size={18} strokeWidth={2.25} aria-hidden />}
                  {slot.label}
                </Slot>
              ))}
            </Grid>
          </Group>
        ))}
      {zoneNote && (
        <Zone id={noteId}>
          <Clock size={16} strokeWidth={1.75} aria-hidden />
          {zoneNote}
        </Zone>
      )}
    </Fieldset>
  );
}

const Fieldset = styled.fieldset`
  display: block;
  container-type: inline-size;
`;

const Legend = styled.legend<{ $hidden: boolean }>`
  padding: 0;
  margin-bottom: var(--space-4);
  font: var(--type-title3);
  color: var(--ink-strong);
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

/* Where there is room, the part of the day is beside its times. */
const Group = styled.div`
  & + & {
    margin-top: var(--space-4);
  }
  @container (min-width: 560px) {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    & + & {
      margin-top: var(--space-3);
      padding-top: var(--space-3);
      border-top: 1px solid var(--border-hairline);
    }
  }
`;

/* Centred on the first row of times, not on its baseline: the tick of a chosen time would move that. */
const GroupLabel = styled.p`
  margin-bottom: var(--space-2);
  @container (min-width: 560px) {
    display: flex;
    align-items: center;
    height: var(--size-control);
    margin-bottom: 0;
  }
  font: var(--type-caption);
  font-weight: 600;
  color: var(--ink-muted);
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  @container (min-width: 560px) {
    grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  }
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

const Slot = styled.label`
  position: relative;
  min-height: var(--size-control);
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  border: 1px solid var(--border-control);
  border-radius: var(--radius-control);
  background: var(--surface-card);
  font: var(--type-body);
  font-weight: 550;
  white-space: nowrap;
  color: var(--ink-strong);
  ${tabularNumbers}
  transition:
    background var(--duration-press) var(--ease-standard),
    border-color var(--duration-press) var(--ease-standard);
  ${media.pointer} {
    &:hover {
      border-color: var(--border-control-hover);
      background: var(--surface-hover);
    }
  }
  &:has(:checked) {
    border-color: var(--accent-solid);
    background: var(--accent-solid);
    color: var(--accent-on-solid);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--accent-focus-ring);
    outline-offset: 2px;
  }
`;

const Zone = styled.p`
  display: flex;
  gap: 6px;
  margin-top: var(--space-3);
  font: var(--type-caption);
  color: var(--ink-muted);
  svg {
    margin-top: 1px;
  }
`;
