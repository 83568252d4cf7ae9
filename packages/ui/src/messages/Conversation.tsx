import { isUnanswered, type ConversationEntry } from '@portal/domain/messages';
import type { Failure, Loadable, ScreenHref } from '@portal/domain/shared';
import { Archive, Printer } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { LoadError } from '../blocks/load-error/index.ts';
import {
  AlertAction,
  Avatar,
  Button,
  EmptyState,
  IconButton,
  publishHeight,
  Skeleton,
  SkeletonGroup,
  VisuallyHidden,
} from '../kit/index.ts';
import { AppLink, type SafeHref } from '../links/index.ts';
import { media, notPrinted, visuallyHidden } from '../theme/index.ts';
import { ConversationEntries } from './ConversationEntries.tsx';
import type { FileDownloads } from './FileDownload.tsx';
import { ConfirmArchiveDialog } from './MessageDialogs.tsx';
import { scrollerOf } from './scroller.ts';

export interface ConversationProps extends FileDownloads {
  /** The name of the other person; '' while it is not known. */
  name: string;
  picture: SafeHref | null;
  entries: Loadable<readonly ConversationEntry[]>;
  onRetry: () => void;
  /** Why the refetch after a reply failed: the reply may be missing. */
  refetchFailure: Failure | null;
  now: Date;
  zone: string;
  /** Whether the conversation is in the archive, so that it cannot be archived again. */
  archived: boolean;
  /** Archives, after a confirmation (001 §4). */
  onArchive: () => void;
  onPrint: () => void;
  /** The list of conversations. */
  listHref: ScreenHref;
  /** The composer, where a reply is written. */
  children: ReactNode;
}

/** An open conversation: the other person's name, the entries, and the composer. */
export function Conversation({ name, picture, archived, onArchive, onPrint, children, ...rest }: ConversationProps) {
  const { t } = useTranslation('messages');
  const [asking, setAsking] = useState(false);
  const { entries } = rest;
  const open = entries.status === 'ready';
  const unanswered = name === '' && open && isUnanswered(entries.value);
  const heading = name || (unanswered && t('conversation.untitled'));
  // Below desktop widths the page's title is shown in place of a name that is not known.
  const bare = !heading && !open;
  const onArchivePressed = () => setAsking(true);
  return (
    <Root aria-labelledby="conversation-name">
      <Header ref={publishBarHeight} $bare={bare} {...(bare ? {} : { 'data-page-bar': '' })}>
        {name !== '' && <Avatar id={name} name={name} picture={picture} size={40} />}
        <Titles $fallback={!heading}>
          <Name id="conversation-name" tabIndex={-1} data-conversation-heading="">
            {heading || t('conversation.entries')}
          </Name>
          {unanswered && <Caption>{t('conversation.unanswered')}</Caption>}
        </Titles>
        {open && (
          <Tools>
            <OnDesktop>
              <IconButton label={t('conversation.print')} onClick={onPrint}>
                <Printer size={20} strokeWidth={1.75} aria-hidden />
              </IconButton>
            </OnDesktop>
            {!archived && (
              <>
                <OnDesktop>
                  <Button
                    variant="ghost"
                    compact
                    icon={<Archive size={20} strokeWidth={1.75} aria-hidden />}
                    onClick={onArchivePressed}
                  >
                    {t('conversation.archive')}
                  </Button>
                </OnDesktop>
                <BelowDesktop>
                  <IconButton label={t('conversation.archive')} onClick={onArchivePressed}>
                    <Archive strokeWidth={1.75} aria-hidden />
                  </IconButton>
                </BelowDesktop>
              </>
            )}
          </Tools>
        )}
      </Header>
      <Body {...rest} />
      {open && children}
      {asking && (
        <ConfirmArchiveDialog
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onArchive();
          }}
        />
      )}
    </Root>
  );
}

/**
 * Publishes the height of the bar as a CSS variable: a long name makes the bar higher than the shell's, which it
 * covers, and the content below needs that space.
 */
function publishBarHeight(bar: HTMLElement | null): (() => void) | undefined {
  return bar?.parentElement ? publishHeight(bar, bar.parentElement, '--conversation-bar') : undefined;
}

type BodyProps = Omit<ConversationProps, 'name' | 'picture' | 'archived' | 'onArchive' | 'onPrint' | 'children'>;

function Body({ entries, listHref, ...shown }: BodyProps) {
  const { t } = useTranslation('messages');
  const { onRetry } = shown;
  switch (entries.status) {
    case 'loading':
      return (
        <Scroller>
          <ConversationSkeleton />
        </Scroller>
      );
    case 'failed':
      return (
        <Scroller>
          {entries.failure.kind === 'rejected' ? (
            <LoadError
              title={t('conversation.missing')}
              failure={entries.failure}
              onRetry={onRetry}
              fallbackAction={
                <AlertAction as={AppLink} href={listHref}>
                  {t('conversation.backToList')}
                </AlertAction>
              }
            />
          ) : (
            <LoadError title={t('conversation.failed')} failure={entries.failure} onRetry={onRetry} />
          )}
        </Scroller>
      );
    case 'ready':
      return <LoadedEntries entries={entries.value} {...shown} />;
  }
}

interface LoadedEntriesProps extends Omit<BodyProps, 'entries' | 'listHref'> {
  entries: readonly ConversationEntry[];
}

function LoadedEntries({ entries, refetchFailure, onRetry, ...shown }: LoadedEntriesProps) {
  const { t } = useTranslation('messages');
  const end = useRef<HTMLDivElement>(null);
  const count = entries.length;
  const last = entries.at(-1);
  const [firstCount] = useState(count);
  const atEnd = useRef(true);

  // A conversation opens at its end and stays there when something is added, unless the student has scrolled up. A
  // resize of the window may change the element that scrolls, or its height.
  useLayoutEffect(() => {
    const stayAtEnd = () => {
      if (!end.current || !atEnd.current) return;
      const scroller = scrollerOf(end.current);
      scroller.scrollTop = scroller.scrollHeight;
    };
    stayAtEnd();
    addEventListener('resize', stayAtEnd);
    return () => removeEventListener('resize', stayAtEnd);
  }, [count, refetchFailure]);
  useEffect(() => {
    const sentinel = end.current;
    if (!sentinel) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      atEnd.current = entry?.isIntersecting ?? true;
    });
    observer.observe(sentinel);
    return () => observer.disconnect();
  }, []);

  return (
    <Scroller>
      {count === 0 ? (
        <EmptyState art="messages" title={t('conversation.none')} text={t('compose.answerTime')} />
      ) : (
        <ConversationEntries entries={entries} {...shown} />
      )}
      {refetchFailure && (
        <Outdated>
          <LoadError title={t('conversation.refetchFailed')} failure={refetchFailure} onRetry={onRetry} />
        </Outdated>
      )}
      <VisuallyHidden as="p" role="status">
        {count > firstCount && last && !last.own && t('conversation.newFrom', { name: last.authorName })}
      </VisuallyHidden>
      <div ref={end} />
    </Scroller>
  );
}

function ConversationSkeleton() {
  return (
    <SkeletonGroup>
      <Bubbles>
        {(['64%', '48%', '72%', '40%'] as const).map((width, index) => (
          <SkeletonRow key={width} $own={index % 2 === 1}>
            <Skeleton shape="block" width={width} height={index === 2 ? '120px' : '72px'} radius="card" />
          </SkeletonRow>
        ))}
      </Bubbles>
    </SkeletonGroup>
  );
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${media.belowDesktop} {
    flex: 1;
  }
  ${media.desktop} {
    height: 100%;
    overflow: hidden;
    border: 1px solid var(--border-hairline);
    border-radius: var(--radius-card);
    background: var(--surface-page);
  }
  @media print {
    height: auto;
    overflow: visible;
    border: 0;
  }
`;

/* Below desktop widths it covers the shell's bar; only the back arrow is in front of it. */
const Header = styled.div<{ $bare: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 64px;
  padding: var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--border-hairline);
  background: var(--surface-card);
  ${media.belowDesktop} {
    --bar-gutter: var(--space-4);
    position: absolute;
    inset: 0 env(safe-area-inset-right) auto env(safe-area-inset-left);
    z-index: var(--z-sticky);
    max-width: 768px;
    min-height: var(--size-top-bar-mobile);
    margin-inline: auto;
    padding: 6px calc(var(--bar-gutter) - 10px) 6px
      calc(var(--bar-gutter) - 10px + var(--size-touch-min) + var(--space-2));
  }
  ${media.tablet} {
    --bar-gutter: var(--space-6);
  }
  ${media.tall} {
    ${media.belowDesktop} {
      position: fixed;
    }
  }
  ${({ $bare }) =>
    $bare &&
    css`
      ${media.belowDesktop} {
        display: contents;
      }
    `}
  @media print {
    position: static;
    padding-inline: 0;
  }
`;

const Titles = styled.div<{ $fallback: boolean }>`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  ${({ $fallback }) =>
    $fallback &&
    css`
      ${media.belowDesktop} {
        ${visuallyHidden}
      }
    `}
`;

const Name = styled.h2`
  font: var(--type-title3);
  color: var(--ink-strong);
`;

const Caption = styled.p`
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const Tools = styled.div`
  display: flex;
  margin-inline-start: auto;
  flex: none;
  align-items: center;
  ${notPrinted}
`;

const OnDesktop = styled.span`
  ${media.belowDesktop} {
    display: none;
  }
`;

const BelowDesktop = styled.span`
  ${media.desktop} {
    display: none;
  }
`;

const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  padding: var(--space-2) var(--space-4) var(--space-4);
  /* The scroll position is kept by script; scroll anchoring of the browser would correct it a second time. */
  overflow-anchor: none;
  ${media.belowDesktop} {
    padding-top: calc(var(--space-2) + max(0px, var(--conversation-bar, 0px) - var(--size-top-bar-mobile)));
  }
  ${media.tablet} {
    padding-inline: var(--space-6);
  }
  ${media.desktop} {
    /* Contains the visually hidden texts, so that they scroll with it. */
    position: relative;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-inline: var(--space-5);
  }
  @media print {
    overflow: visible;
  }
`;

const Outdated = styled.div`
  margin-top: var(--space-4);
`;

const Bubbles = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-top: var(--space-6);
`;

const SkeletonRow = styled.div<{ $own: boolean }>`
  display: flex;
  justify-content: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
`;
