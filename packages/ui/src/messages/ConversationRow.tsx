import type { Conversation } from '@portal/domain/messages';
import type { ScreenHref } from '@portal/domain/shared';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { useTextLang } from '../blocks/text-language/index.ts';
import { Avatar, Skeleton, Tag } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { focusInsideCard, forcedFill, media, oneLine, pressable, tabularNumbers } from '../theme/index.ts';

interface ConversationRowProps {
  conversation: Conversation;
  href: ScreenHref;
  /** The date, formatted by `rowDate` of `useMessageDates`. */
  date: string;
  /** The text of an unsent reply, shown instead of the last message. */
  draft: string | undefined;
  /** Whether the conversation is open beside the list. */
  open: boolean;
}

/**
 * A conversation in the list (001 §3); the whole row opens it. Memoised, since each keystroke in a reply renders the
 * page.
 */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  href,
  date,
  draft,
  open,
}: ConversationRowProps) {
  const { t } = useTranslation('messages');
  const { lastSenderName, picture, preview, read } = conversation;
  const lang = useTextLang(preview);
  return (
    <Row href={href} aria-current={open || undefined} data-conversation={conversation.id} $read={read}>
      <Avatar id={lastSenderName} name={lastSenderName} picture={picture} size={48} />
      <Text>
        <Line>
          <Name>{lastSenderName}</Name> <DateText>{date}</DateText>
        </Line>
        <Body>
          {!read && (
            <NewTag>
              <Tag kind="new">{t('list.new')}</Tag>
            </NewTag>
          )}
          <Preview lang={draft === undefined ? lang : undefined}>
            {draft === undefined ? (
              preview || t('list.noText')
            ) : (
              <>
                <DraftMark>{t('list.draft')}</DraftMark> {draft || t('list.noText')}
              </>
            )}
          </Preview>
        </Body>
      </Text>
    </Row>
  );
});

/** Placeholder for conversations while they load. Put it into a `SkeletonGroup`. */
export function ConversationsSkeleton() {
  return (
    <Rows>
      {[0, 1, 2, 3, 4].map((i) => (
        <SkeletonRow key={i}>
          <Skeleton shape="circle" height="48px" />
          <SkeletonLines>
            <Skeleton shape="line" width={i % 2 === 0 ? '45%' : '60%'} height="16px" />
            <Skeleton shape="line" width="95%" />
            <Skeleton shape="line" width="70%" />
          </SkeletonLines>
        </SkeletonRow>
      ))}
    </Rows>
  );
}

const layout = css`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
  min-height: 80px;
  padding: var(--space-3) var(--space-4);
`;

const Row = styled(AppLink)<{ $read: boolean }>`
  ${layout}
  position: relative;
  --name-weight: ${({ $read }) => ($read ? 400 : 650)};
  --preview-weight: ${({ $read }) => ($read ? 400 : 500)};
  --preview-ink: ${({ $read }) => ($read ? 'var(--ink-muted)' : 'var(--ink-strong)')};
  &:lang(zh) {
    --name-weight: ${({ $read }) => ($read ? 400 : 600)};
  }
  ${pressable}
  ${focusInsideCard}
  ${media.desktop} {
    &[aria-current] {
      background: var(--accent-subtle);
    }
    &[aria-current]::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline: 0 auto;
      width: 3px;
      background: var(--accent-indicator);
      ${forcedFill}
    }
  }
`;

const SkeletonRow = styled.div`
  ${layout}
`;

const Rows = styled.div`
  > :where(:not(:first-child)) {
    border-top: 1px solid var(--border-hairline);
  }
`;

const SkeletonLines = styled.span`
  display: grid;
  gap: var(--space-3);
  padding-top: var(--space-1);
`;

const Text = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

/* Where little of the name would be left beside it, the date wraps below: with large text, and on very narrow screens. */
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: var(--space-1);
  min-width: 0;
`;

const Name = styled.span`
  ${oneLine}
  flex: 1 1 7em;
  ${media.narrow} {
    flex: 0 1 auto;
  }
  font: var(--type-body);
  font-weight: var(--name-weight);
  color: var(--ink-strong);
`;

const DateText = styled.span`
  font: var(--type-caption);
  ${tabularNumbers}
  color: var(--ink-muted);
`;

const Body = styled.span`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
`;

/* Before the preview in reading order, but displayed after it. */
const NewTag = styled.span`
  order: 1;
  flex: none;
`;

const Preview = styled.span`
  flex: 1;
  display: -webkit-box;
  min-width: 0;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font: var(--type-callout);
  font-weight: var(--preview-weight);
  color: var(--preview-ink);
  overflow-wrap: anywhere;
`;

const DraftMark = styled.strong`
  font-weight: 650;
  color: var(--ink-strong);
  &:lang(zh) {
    font-weight: 600;
  }
`;
