import { Check, CircleAlert, Lock } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '../../theme/index.ts';
import { QuotaBars } from '../QuotaBars/QuotaBars.tsx';
import { Skeleton, TextSkeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface Choice {
  value: string;
  title: string;
  /** Beside the title, for instance an avatar of 40 px. */
  leading?: ReactNode;
  /** A line under the title, for instance how long it takes. */
  text?: string | undefined;
  /** A quota as small bars and a label; above eight only the label. */
  quota?: { used: number; total: number; label: string } | undefined;
  /** Disables the card and gives the reason, instead of the quota. */
  disabledReason?: string | undefined;
  /** Icon before the reason: a lock if the package does not include it, `alert` if it is used up. */
  reasonIcon?: 'lock' | 'alert';
}

export interface ChoiceCardsProps {
  /** Names the group; visually hidden, because the page title usually asks the same question. */
  legend: string;
  choices: readonly Choice[];
  /** The chosen value; null before a choice. */
  value: string | null;
  onValueChange: (value: string) => void;
  /** 2: two cards side by side where there is room, for many short choices. */
  columns?: 1 | 2;
}

/** A few choices as large radio cards. Arrow keys move the choice, as in any radio group. */
export function ChoiceCards({ legend, choices, value, onValueChange, columns = 1 }: ChoiceCardsProps) {
  const name = useId();
  return (
    <Group $columns={columns}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {choices.map((choice) => (
        <ChoiceCard
          key={choice.value}
          choice={choice}
          name={name}
          checked={choice.value === value}
          onChoose={() => onValueChange(choice.value)}
        />
      ))}
    </Group>
  );
}

/** Placeholder of the cards while the choices load. Put it into a `SkeletonGroup`. */
export function ChoiceCardsSkeleton() {
  return (
    <Group as="div" $columns={1}>
      {[1, 2, 3].map((card) => (
        <Place key={card}>
          <Skeleton shape="circle" height="24px" />
          <Body>
            <TextSkeleton type="title3" width="50%" />
            <Note>
              <TextSkeleton type="caption" width="152px" />
            </Note>
          </Body>
        </Place>
      ))}
    </Group>
  );
}

interface ChoiceCardProps {
  choice: Choice;
  name: string;
  checked: boolean;
  onChoose: () => void;
}

function ChoiceCard({ choice, name, checked, onChoose }: ChoiceCardProps) {
  const id = useId();
  const disabled = choice.disabledReason !== undefined;
  const ReasonIcon = choice.reasonIcon === 'alert' ? CircleAlert : Lock;
  return (
    <Card $slim={choice.leading !== undefined}>
      <Radio
        type="radio"
        name={name}
        value={choice.value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-about`}
      />
      <Mark>{checked && <Check size={16} strokeWidth={2.5} aria-hidden />}</Mark>
      {choice.leading}
      <Body>
        <Title id={`${id}-title`}>{choice.title}</Title>
        <Details id={`${id}-about`}>
          {choice.text && <span>{choice.text}</span>}
          {disabled && (
            <Note>
              <ReasonIcon size={16} strokeWidth={1.75} aria-hidden />
              {choice.disabledReason}
            </Note>
          )}
          {!disabled && choice.quota && (
            <Note>
              <QuotaBars {...choice.quota} />
            </Note>
          )}
        </Details>
      </Body>
    </Card>
  );
}

const Group = styled.fieldset<{ $columns: 1 | 2 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  ${media.fromTablet} {
    ${({ $columns }) => $columns === 2 && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
  }
`;

/* Covers the card invisibly, so that touch exploration finds the radio where the card is. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

const Mark = styled.span`
  width: 24px;
  height: 24px;
  flex: none;
  display: grid;
  place-items: center;
  border: 2px solid var(--border-control);
  border-radius: 50%;
  background: var(--surface-card);
  color: var(--accent-on-solid);
`;

const Body = styled.span`
  flex: 1;
  min-width: 0;
`;

const Title = styled.span`
  display: block;
  font: var(--type-title3);
  color: var(--ink-strong);
`;

const Details = styled.span`
  display: block;
  font: var(--type-callout);
  color: var(--ink-muted);
`;

const Note = styled.span`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  margin-top: var(--space-2);
  font: var(--type-caption);
  font-weight: 600;
  color: var(--ink-body);
  svg {
    margin-top: 1px;
  }
`;

const box = css`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-card);
  background: var(--surface-card);
`;

const Place = styled.div`
  ${box}
`;

const Card = styled.label<{ $slim: boolean }>`
  ${box}
  position: relative;
  ${({ $slim }) => $slim && 'align-items: center;'}
  cursor: pointer;
  transition:
    background var(--duration-press) var(--ease-standard),
    border-color var(--duration-press) var(--ease-standard);
  ${media.pointer} {
    &:hover {
      border-color: var(--border-control);
    }
  }
  &:has(:checked) {
    border-color: var(--accent-indicator);
    box-shadow: 0 0 0 1px var(--accent-indicator);
    background: var(--accent-subtle);
    ${Mark} {
      border-color: var(--accent-solid);
      background: var(--accent-solid);
    }
  }
  &:has(:disabled) {
    border-color: var(--border-hairline);
    background: var(--surface-page);
    cursor: not-allowed;
    ${Mark} {
      border-color: var(--border-hairline);
      background: var(--surface-sunken);
    }
    ${Title}, ${Note} {
      color: var(--ink-muted);
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--accent-focus-ring);
    outline-offset: 2px;
  }
`;
