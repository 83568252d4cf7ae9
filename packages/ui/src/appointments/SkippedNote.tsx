import type { SkippedWeeks } from '@portal/domain/appointments';
import { ChevronsRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { Button } from '../kit/index.ts';
import { media } from '../theme/index.ts';

/** A note that names the empty weeks that were skipped, with a button to the week before them. */
export function SkippedNote({ skipped, onReturn }: { skipped: SkippedWeeks; onReturn: () => void }) {
  const { t } = useTranslation('appointments-booking');
  const format = useFormat();
  const { weeks, from, to, backTo } = skipped;
  return (
    <Row>
      <ChevronsRight size={18} strokeWidth={1.75} aria-hidden />
      <span>{t('skipped', { count: weeks, from: format.date(from), to: format.date(to) })}</span>
      {backTo !== null && (
        <Button variant="ghost" compact onClick={onReturn}>
          {t('seeWeek', { day: format.date(backTo) })}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-height: 48px;
  padding-block: var(--space-2);
  padding-inline: var(--space-4) var(--space-2);
  border-top: 1px solid var(--border-hairline);
  font: var(--type-caption);
  color: var(--ink-body);
  > svg {
    flex: none;
    color: var(--ink-muted);
  }
  > span {
    flex: 1 1 200px;
    text-wrap: pretty;
  }
  > button {
    margin-inline-start: auto;
  }
  /* The button is on a line of its own, its label below the sentence. */
  ${media.phone} {
    align-items: flex-start;
    padding-block: var(--space-3);
    > span {
      flex-basis: calc(100% - 18px - var(--space-2));
    }
    > button {
      margin-inline: calc(18px + var(--space-2) - 17px) auto;
    }
  }
`;
