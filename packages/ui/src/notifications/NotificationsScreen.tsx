import { AROUND_FRAME } from '@portal/domain/notifications';
import type { Loadable, SafeHref } from '@portal/domain/shared';
import { useEffect, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, RetryAction, Sheet } from '../kit/index.ts';
import { EmbeddedFrame, FrameSkeleton } from '../blocks/embedded-frame/index.ts';
import { SafeHtml } from '../blocks/rich-text/index.ts';

/** A notification that the framed app requests to open. */
export interface NotificationDetail {
  title: string;
  /** HTML as received. */
  message: string;
}

export interface NotificationsScreenProps {
  /** The URL of the notification app for this student; null = the school has none. */
  src: Loadable<SafeHref | null>;
  /** Height of the frame in px. */
  height: number;
  /** Refetches the URL. */
  onRetry: () => void;
  frameRef?: Ref<HTMLIFrameElement>;
  /** null = no notification is open. */
  detail: NotificationDetail | null;
  onCloseDetail: () => void;
}

/** /Notification: the school's notification app in a frame; one notification opens over it (001 §2). */
export function NotificationsScreen({ detail, onCloseDetail, ...frame }: NotificationsScreenProps) {
  const { t } = useTranslation('notifications');
  const root = useRef<HTMLDivElement>(null);
  const open = detail !== null;

  // Browsers return focus to a control when a dialog closes, but not into a frame.
  useEffect(() => {
    if (!open) return undefined;
    const frame = root.current?.querySelector('iframe');
    return () => frame?.focus();
  }, [open]);

  return (
    <Root ref={root}>
      <NotificationFrame {...frame} />
      {detail && (
        <Sheet title={detail.title || t('untitled')} onClose={onCloseDetail}>
          <SafeHtml html={detail.message} />
        </Sheet>
      )}
    </Root>
  );
}

/** Placeholder of /Notification, whose frame takes what the header leaves of the window. */
export function NotificationsSkeleton() {
  return (
    <Root>
      <FrameSkeleton height={`calc(100dvh - ${AROUND_FRAME}px)`} />
    </Root>
  );
}

type FrameProps = Omit<NotificationsScreenProps, 'detail' | 'onCloseDetail'>;

function NotificationFrame({ src, height, onRetry, frameRef }: FrameProps) {
  const { t } = useTranslation(['notifications', 'common']);
  if (src.status === 'loading') return <FrameSkeleton height={height} />;
  // The reason is not shown: the call is silent (contract 2), and the student cannot act on it.
  if (src.status === 'failed' || src.value === null) {
    return (
      <Alert
        kind="quiet"
        live
        title={t('unavailable')}
        messages={[t('unavailableText')]}
        action={<RetryAction title={t('unavailable')} onRetry={onRetry} />}
      />
    );
  }
  return (
    <EmbeddedFrame
      ref={frameRef}
      title={t('frame')}
      src={src.value}
      height={height}
      failed={{ title: t('failed'), text: t('failedText'), open: t('open') }}
    />
  );
}

/* The frame fills the window: the page's padding above the bottom bar would make it scroll by a few pixels. */
const Root = styled.div`
  margin-bottom: calc(-1 * var(--space-2));
`;
