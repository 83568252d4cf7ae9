import { useNotificationAlert } from '@portal/data/notifications';
import { notificationFrameHeight, notificationFrameSrc } from '@portal/domain/notifications';
import { NotificationsScreen, type NotificationDetail } from '@portal/ui/notifications';
import { useState } from 'react';
import { useFrame } from '../window-messages/useFrame.ts';
import { useRemainingHeight } from './useRemainingHeight.ts';

/** /Notification: the school's own page in a frame, and the dialog of what is opened in it. */
export default function NotificationsContainer() {
  const { windowHeight, bannerHeight } = useRemainingHeight();
  const [detail, setDetail] = useState<NotificationDetail | null>(null);
  const frame = useFrame(useNotificationAlert(), notificationFrameSrc, (message) => {
    if (message.kind === 'openNotification') setDetail(message);
  });

  return (
    <NotificationsScreen
      {...frame}
      height={notificationFrameHeight(windowHeight, bannerHeight)}
      detail={detail}
      onCloseDetail={() => setDetail(null)}
    />
  );
}
