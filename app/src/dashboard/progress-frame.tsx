import { asLoadable } from '@portal/data/client';
import { progressQueries } from '@portal/data/progress';
import { progressFrameHeight, progressFrameSrc } from '@portal/domain/progress';
import { loading, mapLoadable } from '@portal/domain/shared';
import { paths } from '@portal/domain/shell';
import { asLanguage, htmlLang } from '@portal/ui/i18n';
import { ProgressFrame } from '@portal/ui/progress';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrameMessages } from '../messages/useFrameMessages.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';

/** The school's own progress page in place of the course tiles, where `useProgressFrameEnabled` says so. */
export default function ProgressFramePanel() {
  const { client, config } = useServices();
  const { account } = useSession();
  const { i18n } = useTranslation();
  const link = useQuery(progressQueries.link(client, account.userId));
  const [saidHeight, setSaidHeight] = useState<number | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  const lang = htmlLang[asLanguage(i18n.language)];
  const src = link.data ? progressFrameSrc(link.data, lang, config.mainAppUrl, location.href) : null;
  useFrameMessages(frame, src, (message) => {
    if (message.kind === 'resize') setSaidHeight(message.height);
  });

  return (
    <ProgressFrame
      // Asked again after there was none, it is on its way once more.
      src={link.isFetching && src === null ? loading : mapLoadable(asLoadable(link), () => src)}
      height={progressFrameHeight(saidHeight)}
      onRetry={() => void link.refetch({ cancelRefetch: false })}
      coursesHref={paths.courses}
      frameRef={frame}
    />
  );
}
