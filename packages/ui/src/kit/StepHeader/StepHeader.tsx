import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { focusInside, forcedEdge, forcedFill } from '../../theme/index.ts';

export interface StepHeaderProps {
  /** The current step, from 1. */
  step: number;
  total: number;
  /** A question or an instruction. */
  title: string;
  /** One sentence, if the title needs it. */
  description?: string | undefined;
  /** At the end of the first line: the Close button of a wizard that is a page. */
  action?: ReactNode;
  /** The title takes focus on mounting too: for a wizard that replaces the element that had focus. */
  focusFirst?: boolean;
}

/** Step number and title of a wizard. When the step changes, the title takes focus. */
export function StepHeader({ step, total, title, description, action, focusFirst = false }: StepHeaderProps) {
  const { t } = useTranslation('common');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(focusFirst ? 0 : step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  return (
    <Root>
      <Top>
        <Caption>{t('stepOf', { step, total })}</Caption>
        {action}
      </Top>
      <Bars aria-hidden>
        {Array.from({ length: total }, (_, index) => (
          <Bar key={index} $on={index < step} />
        ))}
      </Bars>
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {description && <Description>{description}</Description>}
    </Root>
  );
}

const Root = styled.div`
  margin-bottom: var(--space-5);
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /*
   * The button hardly makes the line higher than its text, yet is clear of the bar above the page and of the steps below,
   * which would cover its ring. Its icon is aligned with the edge of the content.
   */
  > button {
    margin-block: -8px;
    margin-inline: auto -10px;
    ${focusInside}
  }
`;

const Caption = styled.p`
  font: var(--type-caption);
  font-weight: 600;
  color: var(--ink-muted);
`;

const Bars = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 6px;
  margin: var(--space-2) 0 var(--space-5);
`;

const Bar = styled.span<{ $on: boolean }>`
  height: 6px;
  border-radius: 3px;
  background: ${({ $on }) => ($on ? 'var(--accent-indicator)' : 'var(--surface-track)')};
  ${forcedEdge}
  ${({ $on }) => $on && forcedFill}
  transition: background var(--duration-change) var(--ease-standard);
`;

const Title = styled.h2`
  font: var(--type-title1);
  letter-spacing: var(--track-title1);
  color: var(--ink-strong);
`;

const Description = styled.p`
  margin-top: var(--space-1);
  color: var(--ink-muted);
`;
