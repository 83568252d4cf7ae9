import type { ScheduleAttachment } from '@portal/domain/schedule';
import type { Loadable, SafeHref, Submission } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, RetryAction, Button, Sheet, Skeleton, SkeletonGroup, Status } from '../kit/index.ts';
import { OutlineFiles } from './OutlineFiles.tsx';

export interface CourseTaskDialogProps {
  /** The request that marks the course as read. */
  reading: Submission;
  /** Whether the course is marked as read, also by a request whose answer was lost. */
  done: boolean;
  outline: Loadable<readonly ScheduleAttachment[]>;
  onRetry: () => void;
  /** The downloads of files of the outline, by their URLs; the others are idle. */
  downloads: ReadonlyMap<SafeHref, Submission>;
  onDownload: (href: SafeHref, name: string) => void;
  onRead: () => void;
  onClose: () => void;
}

/** The task of reading the course online: its outline, and the button that marks it as read (002 §2). */
export function CourseTaskDialog({
  reading,
  done,
  outline,
  onRetry,
  onRead,
  onClose,
  ...files
}: CourseTaskDialogProps) {
  const { t } = useTranslation('schedule');
  const sending = reading.status === 'pending';
  // Files that cannot be opened cannot have been read.
  const readable = outline.status === 'ready' && outline.value.some(({ href }) => href !== null);
  return (
    <Sheet
      title={t('courseTask')}
      subtitle={done ? <Status kind="done">{t('completed')}</Status> : t('courseTaskText')}
      dismissible={!sending}
      onClose={onClose}
      footer={
        readable &&
        !done && (
          <Button block busyLabel={sending ? t('marking') : undefined} onClick={onRead}>
            {t('markRead')}
          </Button>
        )
      }
    >
      <Stack>
        {reading.status === 'failed' && !done && (
          <Alert kind="danger" title={t('markFailed')} messages={[t('taskError')]} />
        )}
        {outline.status === 'loading' && (
          <SkeletonGroup>
            <Stack>
              <Skeleton shape="line" width="70%" height="16px" />
              <Skeleton shape="line" width="50%" height="16px" />
            </Stack>
          </SkeletonGroup>
        )}
        {outline.status === 'failed' && (
          <Alert
            kind="danger"
            title={t('outlineFailed')}
            messages={[t('taskError')]}
            action={<RetryAction title={t('outlineFailed')} onRetry={onRetry} />}
          />
        )}
        {outline.status === 'ready' &&
          (outline.value.length > 0 ? (
            <OutlineFiles files={outline.value} {...files} />
          ) : (
            <Alert kind="info" live title={t('outlineMissing')} messages={[t('outlineMissingText')]} />
          ))}
      </Stack>
    </Sheet>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
`;
