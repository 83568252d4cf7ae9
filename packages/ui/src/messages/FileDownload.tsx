import type { MessageAttachment } from '@portal/domain/messages';
import { idle, isFileMissing, type LinkHref, type Submission } from '@portal/domain/shared';
import { Download, FileText, FileX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { useFailureMessages } from '../blocks/load-error/index.ts';
import { FieldError, Spinner, TextLink } from '../kit/index.ts';
import { focusInside, media } from '../theme/index.ts';

/** How received files are downloaded. */
export interface FileDownloads {
  /**
   * Returns whether a file has to be fetched with the student's credentials, because it is the API's own; otherwise it
   * is a link.
   */
  needsCredentials: (href: LinkHref) => boolean;
  /** The downloads by the URL of their file; the others are idle. */
  downloads: ReadonlyMap<LinkHref, Submission>;
  onDownload: (file: { name: string; href: LinkHref }) => void;
}

interface FileDownloadProps extends FileDownloads {
  file: MessageAttachment;
}

/** A file of a message. A file that cannot be fetched shows the reason in its place (contract 1.4). */
export function FileDownload({ file: { name, href }, needsCredentials, downloads, onDownload }: FileDownloadProps) {
  const { t } = useTranslation('messages');
  const toMessages = useFailureMessages();
  if (href === null)
    return (
      <Box>
        <FileX size={18} strokeWidth={1.75} aria-hidden />
        <Body>
          <Name>{name}</Name>
          <Problem>{t('conversation.notAllowed')}</Problem>
        </Body>
      </Box>
    );
  if (!needsCredentials(href))
    return (
      <LinkBox>
        <FileText size={18} strokeWidth={1.75} aria-hidden />
        <Body>
          <TextLink external href={href}>
            {name}
          </TextLink>
        </Body>
      </LinkBox>
    );
  const download = downloads.get(href) ?? idle;
  const pending = download.status === 'pending';
  return (
    <Column>
      <DownloadButton
        type="button"
        aria-busy={pending || undefined}
        onClick={() => {
          if (!pending) onDownload({ name, href });
        }}
      >
        {pending ? <Spinner /> : <Download size={18} strokeWidth={1.75} aria-hidden />}
        <Body>{pending ? `${name} · ${t('conversation.downloading')}` : t('conversation.download', { name })}</Body>
      </DownloadButton>
      <div aria-live="polite">
        {download.status === 'failed' && (
          <FieldError>
            {isFileMissing(download.failure) ? t('conversation.notFound') : toMessages(download.failure).join(' ')}
          </FieldError>
        )}
      </div>
    </Column>
  );
}

const box = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  max-width: 100%;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-control);
  background: var(--surface-card);
  font: var(--type-caption);
  font-weight: 600;
  color: var(--ink-strong);
  > svg {
    flex: none;
    color: var(--ink-muted);
  }
`;

const Box = styled.div`
  ${box}
`;

/* The link is as high as the box. */
const LinkBox = styled.div`
  ${box}
  padding-block: 0;
  a {
    font: inherit;
  }
`;

const DownloadButton = styled.button`
  ${box}
  text-align: start;
  ${focusInside}
  ${media.pointer} {
    &:hover {
      background: var(--surface-hover);
    }
  }
  &:active {
    background: var(--surface-pressed);
  }
`;

const Column = styled.div`
  max-width: 100%;
`;

const Body = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  display: block;
`;

const Problem = styled.span`
  display: block;
  font: var(--type-caption);
  color: var(--danger-text);
`;
