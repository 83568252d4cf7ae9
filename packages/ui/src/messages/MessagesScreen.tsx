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
  /** Whether the list is empty and says so; then nothing beside it asks the student to choose one. */
  listEmpty?: boolean;
  /** The URL where a new message is written. */
  newMessageHref: ScreenHref;
}

/**
 * /Message: the conversations, and beside them the open one or a new message (001 §2). Below 1025 px these take the
 * place of the list.
 */
export function MessagesScreen({ list, detail, listEmpty = false, newMessageHref }: MessagesScreenProps) {
  const { t } = useTranslation('messages');
  const open = detail.kind !== 'none';
  const writing = detail.kind === 'newMessage';
  const newMessage = (
    <ButtonLink
      href={newMessageHref}
      // While a new message is open, the button keeps its place above the list, but is less prominent than the form's
      // own button.
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
        {/* Rendered twice, since it is above the list on desktop and below it elsewhere, both visually and in the tab
            order. */}
        <AboveList>{newMessage}</AboveList>
        {list}
        {detail.kind === 'none' && <BelowList>{newMessage}</BelowList>}
      </ListColumn>
      <DetailColumn $empty={!open} {...(open ? { 'data-focused-task': '' } : {})}>
        {detail.kind === 'none' ? (
          !listEmpty && (
            <EmptyPane>
              <NoneChosen />
            </EmptyPane>
          )
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
        {/* Hidden, since the page has the same title, above. */}
        <VisuallyHidden as="h2" tabIndex={-1} data-conversation-heading="">
          {t('newMessage')}
        </VisuallyHidden>
        {children}
      </CardBody>
    </NewMessageCard>
  );
}

/* Floats above the menu, in reach of the thumb; in a low window it is below the list. */
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
    /* At the edge of the column, which is centred and at most 768 px wide. */
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
