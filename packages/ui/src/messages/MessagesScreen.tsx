import type { ScreenHref } from '@portal/domain/shared';
import { SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink, Card, CardBody, EmptyState, VisuallyHidden } from '../kit/index.ts';
import { media } from '../theme/index.ts';
import { AboveList, Columns, DetailColumn, EmptyPane, ListColumn } from './layout.ts';

/** What is open beside the list, or on a phone in its place. */
export type MessagesDetail =
  | { kind: 'none' }
  | { kind: 'conversation'; content: ReactNode }
  | { kind: 'newMessage'; content: ReactNode };

export interface MessagesScreenProps {
  /** The list of conversations: a `ConversationList`. */
  list: ReactNode;
  detail: MessagesDetail;
  /** The list has no conversation to choose, and says so. */
  listEmpty?: boolean;
  /** Where a new message is written. */
  newMessageHref: ScreenHref;
}

/**
 * /Message: the conversations, and beside them the open one or a new message (001 §2). Below 1025 px what is open takes
 * the place of the list.
 */
export function MessagesScreen({ list, detail, listEmpty = false, newMessageHref }: MessagesScreenProps) {
  const { t } = useTranslation('messages');
  const open = detail.kind !== 'none';
  const writing = detail.kind === 'newMessage';
  const newMessage = (
    <ButtonLink
      href={newMessageHref}
      // The way to what is open already: it keeps its place above the list, and yields to the form's own button.
      variant={writing ? 'tonal' : 'primary'}
      aria-current={writing ? 'page' : undefined}
      icon={<SquarePen size={20} strokeWidth={1.75} aria-hidden />}
    >
      {t('newMessage')}
    </ButtonLink>
  );
  return (
    <Columns>
      <ListColumn $behind={open} {...(open ? {} : { 'data-begins-with-tabs': '' })}>
        {/* Twice, since it is above the list on a desktop and below it elsewhere, for the eye and for the Tab key. */}
        <AboveList>{newMessage}</AboveList>
        {list}
        {detail.kind === 'none' && <BelowList>{newMessage}</BelowList>}
      </ListColumn>
      <DetailColumn $empty={!open} {...(open ? { 'data-focused-task': '' } : {})}>
        {detail.kind === 'none' ? (
          <EmptyPane>{!listEmpty && <NoneChosen />}</EmptyPane>
        ) : detail.kind === 'conversation' ? (
          detail.content
        ) : (
          <NewMessagePanel>{detail.content}</NewMessagePanel>
        )}
      </DetailColumn>
    </Columns>
  );
}

function NoneChosen() {
  const { t } = useTranslation('messages');
  return <EmptyState art="messages" title={t('conversation.choose')} text={t('conversation.chooseText')} />;
}

function NewMessagePanel({ children }: { children: ReactNode }) {
  const { t } = useTranslation('messages');
  return (
    <NewMessageCard flush>
      <CardBody>
        {/* The page has the same title, above. */}
        <VisuallyHidden as="h2" tabIndex={-1} data-conversation-heading="">
          {t('newMessage')}
        </VisuallyHidden>
        {children}
      </CardBody>
    </NewMessageCard>
  );
}

/* It floats above the menu, within the reach of a thumb; in a low window it is below the list. */
const BelowList = styled.div`
  width: fit-content;
  /* The list above reaches into the page's padding. */
  margin-top: calc(var(--space-4) + var(--space-6));
  margin-inline-start: auto;
  ${media.tall} {
    position: fixed;
    inset-inline-end: var(--space-4);
    bottom: calc(var(--size-bottom-bar) + var(--space-4) + env(safe-area-inset-bottom));
    z-index: var(--z-sticky);
  }
  border-radius: var(--radius-control);
  box-shadow: var(--shadow-menu);
  ${media.tablet} {
    /* At the column's edge: the column is in the middle, and 768 px wide at most. */
    inset-inline-end: calc(max(0px, 50% - 384px) + var(--space-6));
  }
  ${media.desktop} {
    display: none;
  }
`;

const NewMessageCard = styled(Card)`
  --form-gutter: var(--space-4);
  display: flex;
  flex-direction: column;
  > * {
    display: flex;
    flex: 1;
    flex-direction: column;
    padding-inline: var(--form-gutter);
    padding-bottom: 0;
  }
  ${media.belowDesktop} {
    flex: 1;
    border: 0;
    border-radius: 0;
    background: none;
    overflow: visible;
  }
  ${media.tablet} {
    --form-gutter: var(--space-6);
  }
  ${media.desktop} {
    --form-gutter: var(--space-5);
    --form-surface: var(--surface-card);
    height: 100%;
    overflow-y: auto;
    > * {
      max-width: 720px;
    }
  }
`;
