import type { ConversationEntry } from '@portal/domain/messages';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { SafeHtml } from '../blocks/rich-text/index.ts';
import { Avatar } from '../kit/index.ts';
import { media } from '../theme/index.ts';
import { FileDownload, type FileDownloads } from './FileDownload.tsx';

interface EntryBubbleProps extends FileDownloads {
  entry: ConversationEntry;
  /** `HH:mm` in the student's zone. */
  time: string;
  /** Day and time, shown as the tooltip of the time. */
  dateTime: string;
}

/** A message of the conversation; the student's own are on the right, on a tint. */
export function EntryBubble({ entry, time, dateTime, ...files }: EntryBubbleProps) {
  const { t } = useTranslation('messages');
  const { own, html, authorName, picture, attachments } = entry;
  const name = own ? t('conversation.you') : authorName;
  return (
    <Root $own={own} tabIndex={-1}>
      {!own && <Avatar id={authorName} name={authorName} picture={picture} size={28} />}
      <Body $own={own}>
        {html.trim() !== '' && (
          <Bubble $own={own}>
            <SafeHtml html={html} />
          </Bubble>
        )}
        {attachments.map((file) => (
          <FileDownload key={`${file.name} ${file.href}`} file={file} {...files} />
        ))}
        <Byline>
          <time dateTime={entry.sentAt.toISOString()} title={dateTime}>
            {t('conversation.byAt', { name, time })}
          </time>
        </Byline>
      </Body>
    </Root>
  );
}

const Root = styled.li<{ $own: boolean }>`
  display: flex;
  gap: var(--space-2);
  justify-content: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  border-radius: var(--radius-control);
  /* Focus is moved here by script only, after older messages were loaded. */
  &:focus:not(:focus-visible) {
    outline: none;
  }
  @media print {
    break-inside: avoid;
  }
`;

const Body = styled.div<{ $own: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  gap: var(--space-2);
  min-width: 0;
  max-width: 84%;
  ${media.desktop} {
    max-width: min(68%, 560px);
  }
`;

const Bubble = styled.div<{ $own: boolean }>`
  max-width: 100%;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--border-hairline);
  border-radius: 16px;
  color: var(--ink-strong);
  ${({ $own }) =>
    $own
      ? css`
          border-color: var(--accent-border);
          border-end-end-radius: 4px;
          background: var(--accent-subtle);
        `
      : css`
          border-end-start-radius: 4px;
          background: var(--surface-card);
        `}
`;

const Byline = styled.p`
  margin-top: -4px;
  font: var(--type-caption);
  color: var(--ink-muted);
  overflow-wrap: anywhere;
`;
