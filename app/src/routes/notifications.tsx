import { asLoadable } from '@portal/data/client';
import { notificationQueries } from '@portal/data/notifications';
import { notificationFrameHeight, notificationFrameSrc } from '@portal/domain/notifications';
import { loading, mapLoadable } from '@portal/domain/shared';
import { asLanguage, htmlLang } from '@portal/ui/i18n';
import { NotificationsScreen, type NotificationDetail } from '@portal/ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrameMessages } from '../messages/useFrameMessages.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useRoomInWindow } from './useRoomInWindow.ts';

export default function Notifications() {
  const { client, config } = useServices();
  const { account } = useSession();
  const { i18n } = useTranslation();
  const { windowHeight, bannerHeight } = useRoomInWindow();
  const alert = useQuery(notificationQueries.alert(client, account.userId));
  const [detail, setDetail] = useState<NotificationDetail | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  const lang = htmlLang[asLanguage(i18n.language)];
  const src = alert.data ? notificationFrameSrc(alert.data, lang, config.mainAppUrl, location.href) : null;
  useFrameMessages(frame, src, (message) => {
    if (message.kind === 'openNotification') setDetail(message);
  });

  return (
    <NotificationsScreen
      // Asked again after there was none, it is on its way once more.
      src={alert.isFetching && src === null ? loading : mapLoadable(asLoadable(alert), () => src)}
      height={notificationFrameHeight(windowHeight, bannerHeight)}
      onRetry={() => void alert.refetch({ cancelRefetch: false })}
      frameRef={frame}
      detail={detail}
      onCloseDetail={() => setDetail(null)}
    />
  );
}
