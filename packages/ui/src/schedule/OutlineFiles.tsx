import type { ScheduleAttachment } from '@portal/domain/schedule';
import { isFileMissing, type SafeHref, type Submission } from '@portal/domain/shared';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, AlertAction, Spinner, VisuallyHidden } from '../kit/index.ts';
import { FileList } from '../blocks/file-list/index.ts';
import { media } from '../theme/index.ts';

interface OutlineFilesProps {
  files: readonly ScheduleAttachment[];
  /** The downloads by the URL of their file; the others are idle. */
  downloads: ReadonlyMap<SafeHref, Submission>;
  onDownload: (href: SafeHref, name: string) => void;
}

/**
 * The files of the course outline. A press fetches the file, since a new tab could not report that it is not found
 * (002 §2). When the reason of a failure is not known, as with a server that allows no cross-origin fetch, a link to
 * the file remains. A file that the portal may not fetch is a link.
 */
export function OutlineFiles({ files, downloads, onDownload }: OutlineFilesProps) {
  const { t } = useTranslation('schedule');
  const submissionOf = ({ fetchHref }: ScheduleAttachment) =>
    fetchHref === null ? undefined : downloads.get(fetchHref);
  return (
    <>
      {files.map((file) => {
        const submission = submissionOf(file);
        if (submission?.status !== 'failed') return null;
        return <DownloadFailed key={file.href} file={file} missing={isFileMissing(submission.failure)} />;
      })}
      <FileList files={files} reason={t('fileMissing')}>
        {({ fetchHref, ...file }) =>
          fetchHref && (
            <DownloadRow
              name={file.name}
              busy={downloads.get(fetchHref)?.status === 'pending'}
              onDownload={() => onDownload(fetchHref, file.name)}
            />
          )
        }
      </FileList>
    </>
  );
}

function DownloadRow({ name, busy, onDownload }: { name: string; busy: boolean; onDownload: () => void }) {
  const { t } = useTranslation('schedule');
  return (
    <>
      {busy ? <RowSpinner /> : <Download size={20} strokeWidth={1.75} aria-hidden />}
      <FileButton type="button" aria-disabled={busy} onClick={busy ? undefined : onDownload}>
        {name}
        <VisuallyHidden> {busy ? t('downloading') : t('downloads')}</VisuallyHidden>
      </FileButton>
    </>
  );
}

function DownloadFailed({ file: { name, href }, missing }: { file: ScheduleAttachment; missing: boolean }) {
  const { t } = useTranslation('schedule');
  return (
    <Alert
      kind="danger"
      title={t('fileFailed', { name })}
      messages={[missing ? t('fileMissing') : t('taskError')]}
      action={
        !missing &&
        href && (
          <AlertAction as="a" href={href} target="_blank" rel="noreferrer">
            {t('openFile')}
          </AlertAction>
        )
      }
    />
  );
}

const FileButton = styled.button`
  min-width: var(--size-touch-min);
  padding-block: var(--space-3);
  border-radius: var(--radius-chip);
  font: var(--type-label);
  font-weight: 600;
  text-align: start;
  color: var(--accent-text);
  overflow-wrap: anywhere;
  ${media.pointer} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

/* Takes the place of the icon. */
const RowSpinner = styled(Spinner)`
  margin: 13px 1px;
`;
