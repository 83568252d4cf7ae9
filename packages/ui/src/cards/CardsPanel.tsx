import type { PaymentCard } from '@portal/domain/cards';
import type { Failure, Loadable, Page, Submission } from '@portal/domain/shared';
import { Plus } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LoadError } from '../blocks/load-error/index.ts';
import { Pager, type PagerProps } from '../blocks/pager/index.ts';
import {
  Button,
  Card,
  EmptyState,
  RowsSkeleton,
  Section,
  Skeleton,
  SkeletonGroup,
  useFocusInList,
  type ListFocus,
} from '../kit/index.ts';
import { CardRow, type CardAction } from './CardRow.tsx';
import { CardFailure } from './CardFailure.tsx';

export interface CardsPanelProps extends Pick<PagerProps, 'page' | 'size' | 'onPageChange' | 'onSizeChange'> {
  cards: Loadable<Page<PaymentCard>>;
  /** Why a refetch failed; the shown cards may be out of date. */
  refetchFailure: Failure | null;
  /** A page is being fetched. */
  fetching: boolean;
  onRetry: () => void;
  /** The id of the default card; null = none; undefined = not known, then the cards' own flags are used. */
  defaultId: string | null | undefined;
  /** The card that is used for payments; null = none, or not known. */
  defaultPayment: PaymentCard | null;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The request that makes another card the default. */
  settingDefault: Submission;
  onAdd: () => void;
  onAction: (card: PaymentCard, action: CardAction) => void;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The payment cards of the profile (002 §3, §4). */
export function CardsPanel({ ref, ...props }: CardsPanelProps) {
  const { t } = useTranslation('cards');
  const { cards, refetchFailure, settingDefault, onAdd } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  const focus = useFocusInList(() => addButton.current);
  const empty = cards.status === 'ready' && cards.value.total === 0;
  const add = (variant: 'ghost' | 'tonal') => (
    <Button
      ref={addButton}
      variant={variant}
      compact
      icon={<Plus size={20} strokeWidth={1.75} aria-hidden />}
      onClick={onAdd}
    >
      {t('add.confirm')}
    </Button>
  );
  return (
    <Area ref={ref}>
      <Section title={t('title')} trailing={cards.status === 'ready' && !empty && <Trailing>{add('ghost')}</Trailing>}>
        {settingDefault.status === 'failed' && (
          <Problem>
            <CardFailure of="setDefault" failure={settingDefault.failure} />
          </Problem>
        )}
        {cards.status === 'loading' && <CardsSkeleton />}
        {cards.status === 'failed' && (
          <LoadError title={t('loadFailed')} failure={cards.failure} onRetry={props.onRetry} />
        )}
        {cards.status === 'ready' && refetchFailure && (
          <Problem>
            <LoadError title={t('refetchFailed')} failure={refetchFailure} onRetry={props.onRetry} />
          </Problem>
        )}
        {/* Not where a card may have been added meanwhile. */}
        {empty && !refetchFailure && (
          <Card>
            <EmptyState
              art="card"
              title={t('profile_credit_card_no_card')}
              text={t('emptyText')}
              action={add('tonal')}
            />
          </Card>
        )}
        {cards.status === 'ready' && !empty && <Cards {...props} shown={cards.value} focus={focus} />}
      </Section>
    </Area>
  );
}

/** Placeholder as high as one default card, which is what most students have. */
function CardsSkeleton() {
  return (
    <SkeletonGroup>
      <SummarySkeleton>
        <Skeleton shape="line" width="60%" />
      </SummarySkeleton>
      <RowsSkeleton rows={1} />
    </SkeletonGroup>
  );
}

interface CardsProps extends Omit<CardsPanelProps, 'cards' | 'ref'> {
  shown: Page<PaymentCard>;
  focus: ListFocus;
}

function Cards({ shown, focus: { list, watchItem }, ...props }: CardsProps) {
  const { t } = useTranslation('cards');
  const { defaultId, defaultPayment, onAction } = props;
  return (
    <>
      {defaultPayment && <Summary>{t('paysWith', { digits: defaultPayment.lastFour })}</Summary>}
      <Card flush>
        <ul role="list" ref={list}>
          {shown.rows.map((card) => (
            <CardRow
              key={card.id}
              ref={watchItem}
              card={card}
              isDefault={defaultId === undefined ? card.isDefault : card.id === defaultId}
              today={props.today}
              busy={props.settingDefault.status === 'pending'}
              onAction={(action) => onAction(card, action)}
            />
          ))}
        </ul>
      </Card>
      <Pager
        label={t('pages')}
        page={props.page}
        size={props.size}
        total={shown.total}
        loading={props.fetching}
        onPageChange={props.onPageChange}
        onSizeChange={props.onSizeChange}
      />
    </>
  );
}

/* Moves the button by its padding, so that its label ends at the edge of the cards below. It is centred, since its icon
   would give it a wrong baseline. */
const Trailing = styled.div`
  align-self: center;
  margin-inline-end: -16px;
`;

/* Keeps the panel clear of the page's header when it is scrolled into view. */
const Area = styled.div`
  scroll-margin-block: 96px;
`;

const Problem = styled.div`
  margin-block: var(--space-3);
`;

const Summary = styled.p`
  margin-bottom: var(--space-3);
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const SummarySkeleton = styled(Summary)`
  display: flex;
  align-items: center;
  height: 1lh;
`;
