import {
  useAddCard,
  useCard,
  useCards,
  useDefaultCard,
  useDefaultPayment,
  useEditCard,
  useRefreshCards,
  useRemoveCard,
  useSetDefaultCard,
  useStripeKey,
} from '@portal/data/cards';
import type { PaymentCard } from '@portal/domain/cards';
import { existingPage, loading, PAGE_SIZES, type PageRequest } from '@portal/domain/shared';
import { AddCardSheet, CardsPanel, EditCardSheet, RemoveCardDialog, stripeVendor } from '@portal/ui/cards';
import { useToast } from '@portal/ui/kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBriefWait } from '../hooks/useBriefWait.ts';
import { useToday } from '../hooks/useToday.ts';
import { allowScripts } from '../portal/vendor-scripts.ts';
import { useStayWhilePending } from '../router/useStayWhilePending.ts';
import { useReloadMessages } from '../window-messages/useReloadMessages.ts';
import { useScrollToCards } from './useScrollToCards.ts';

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'remove'; card: PaymentCard };

interface DialogProps {
  onClose: () => void;
  /** Called when the change is made, with a message to show with the cards. */
  onDone: (sentence: string) => void;
}

const vendor: typeof stripeVendor = {
  load: (publicKey) => {
    allowScripts('https://js.stripe.com/');
    return stripeVendor.load(publicKey);
  },
};

/** The payment cards of the profile, with the dialogs that change them (002 §4). */
export default function CardsPanelContainer() {
  const { t } = useTranslation('cards');
  const showToast = useToast();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { pageRequest, setPageRequest, list } = usePagedCards();
  const defaultCard = useDefaultCard();
  const defaultPayment = useDefaultPayment();
  // The default payment is above the cards and would move them.
  const waits = useBriefWait(defaultPayment.loadable.status === 'loading');
  const queries = [list, defaultCard, defaultPayment];
  const setDefault = useSetDefaultCard();
  const today = useToday();
  const { area, scroll } = useScrollToCards();
  useReloadMessages('cards', useRefreshCards());

  const onClose = () => setDialog(null);
  const showToastAtCards = (sentence: string) => {
    showToast(sentence);
    scroll();
  };
  const onDone = (sentence: string) => {
    onClose();
    // An earlier failure no longer applies.
    if (setDefault.submission.status === 'failed') setDefault.reset();
    showToastAtCards(sentence);
  };
  return (
    <>
      <CardsPanel
        ref={area}
        {...pageRequest}
        onPageChange={(page) => {
          setPageRequest({ ...pageRequest, page });
          scroll();
        }}
        onSizeChange={(size) => setPageRequest({ page: 0, size })}
        cards={waits ? loading : list.loadable}
        refetchFailure={queries.find((query) => query.refetchFailure)?.refetchFailure ?? null}
        fetching={list.isFetching}
        onRetry={() => queries.forEach((query) => query.retry())}
        defaultId={defaultCard.data === undefined ? undefined : (defaultCard.data?.id ?? null)}
        defaultPayment={defaultPayment.data ?? null}
        today={today}
        settingDefault={setDefault.submission}
        onAdd={() => setDialog({ kind: 'add' })}
        onAction={(card, action) => {
          // A dialog that was opened in the meantime stays open: something may be typed in it.
          if (action === 'setDefault') setDefault.submit(card.id, { onDone: () => showToastAtCards(t('defaultDone')) });
          else setDialog({ kind: action, card });
        }}
      />
      {dialog?.kind === 'add' && <AddDialog first={list.data?.total === 0} onClose={onClose} onDone={onDone} />}
      {dialog?.kind === 'edit' && <EditDialog id={dialog.card.id} today={today} onClose={onClose} onDone={onDone} />}
      {dialog?.kind === 'remove' && <RemoveDialog card={dialog.card} onClose={onClose} onDone={onDone} />}
    </>
  );
}

/** Returns one page of the cards: the last one, when the list has become too short for the requested one. */
function usePagedCards() {
  const [pageRequest, setPageRequest] = useState<PageRequest>({ page: 0, size: PAGE_SIZES[0] });
  const list = useCards(pageRequest);
  const page = existingPage(pageRequest, list.data?.total);
  if (page !== pageRequest.page) setPageRequest({ ...pageRequest, page });
  return { pageRequest, setPageRequest, list };
}

function AddDialog({ first, onClose, onDone }: DialogProps & { first: boolean }) {
  const { t } = useTranslation('cards');
  const key = useStripeKey();
  const { submission, submit } = useAddCard();
  useStayWhilePending(submission);
  return (
    <AddCardSheet
      vendor={vendor}
      publicKey={key.loadable}
      onRetryKey={key.retry}
      submission={submission}
      onAdd={(card) => submit({ ...card, first }, { onDone: () => onDone(t('add.done')) })}
      onClose={onClose}
    />
  );
}

function EditDialog({ id, today, onClose, onDone }: DialogProps & { id: string; today: string }) {
  const { t } = useTranslation('cards');
  const card = useCard(id);
  const { submission, submit } = useEditCard();
  useStayWhilePending(submission);
  return (
    <EditCardSheet
      card={card.loadable}
      onRetry={card.retry}
      today={today}
      submission={submission}
      onSave={(change) => submit(change, { onDone: () => onDone(t('edit.done')) })}
      onClose={onClose}
    />
  );
}

function RemoveDialog({ card, onClose, onDone }: DialogProps & { card: PaymentCard }) {
  const { t } = useTranslation('cards');
  const { submission, submit } = useRemoveCard();
  useStayWhilePending(submission);
  return (
    <RemoveCardDialog
      card={card}
      submission={submission}
      onRemove={() => submit(card.id, { onDone: () => onDone(t('remove.done')) })}
      onClose={onClose}
    />
  );
}
