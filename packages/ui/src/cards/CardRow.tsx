import { expiryText, isExpired, type PaymentCard } from '@portal/domain/cards';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ActionMenu, Tag } from '../kit/index.ts';
import { focusInside, tabularNumbers } from '../theme/index.ts';
import { BrandMark } from './BrandMark.tsx';

/** What can be done with a saved card (002 §4). */
export type CardAction = 'edit' | 'setDefault' | 'remove';

export interface CardRowProps {
  card: PaymentCard;
  isDefault: boolean;
  /** `YYYY-MM-DD`. */
  today: string;
  busy: boolean;
  onAction: (action: CardAction) => void;
  ref?: Ref<HTMLLIElement>;
}

/** A saved card: its company, the last four digits, and when it expires (002 §3). */
export function CardRow({ card, isDefault, today, busy, onAction, ref }: CardRowProps) {
  const { t } = useTranslation('cards');
  const { holder, lastFour } = card;
  const expiry = expiryText(card);
  const until = isExpired(card, today) ? 'expired' : 'expires';
  const edit = { label: t('action.edit'), onSelect: () => onAction('edit') };
  const setDefault = { label: t('action.setDefault'), onSelect: () => onAction('setDefault') };
  const remove = { label: t('action.remove'), danger: true, onSelect: () => onAction('remove') };
  const actions = isDefault ? [edit, remove] : [edit, setDefault, remove];
  return (
    <Row ref={ref}>
      <BrandMark brand={card.brand} />
      <Body>
        <Number>
          <span role="img" aria-label={t('numberEnding', { digits: lastFour })}>
            •••• {lastFour}
          </span>
          {isDefault && <Tag kind="success">{t('default')}</Tag>}
        </Number>
        <Caption>{holder ? t(`named.${until}`, { name: holder, expiry }) : t(`unnamed.${until}`, { expiry })}</Caption>
      </Body>
      <ActionMenu label={t('menu', { digits: lastFour })} actions={actions} disabled={busy} />
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 72px;
  padding-block: var(--space-3);
  padding-inline: var(--row-inset) var(--space-1);
  & + & {
    border-top: 1px solid var(--border-hairline);
  }
  /* The card clips what is outside it, so the focus ring is inside the button. */
  button {
    ${focusInside}
  }
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
`;

const Number = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  font-weight: 600;
  color: var(--ink-strong);
  ${tabularNumbers}
`;

const Caption = styled.p`
  font: var(--type-caption);
  color: var(--ink-muted);
  overflow-wrap: anywhere;
`;
