import { useClient, useLoadableQuery } from '@portal/data/client';
import { progressQueries } from '@portal/data/progress';
import { progressFrameHeight, progressFrameSrc, type StudentProgressLink } from '@portal/domain/progress';
import { paths } from '@portal/domain/screens';
import { ProgressFrame } from '@portal/ui/progress';
import { useState } from 'react';
import { useFrame } from '../messages/useFrame.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';

/** The school's own progress page in place of the course tiles, where `useProgressFrameEnabled` says so. */
export default function ProgressFramePanel() {
  const { config } = useServices();
  const { account } = useSession();
  const link = useLoadableQuery(progressQueries.link(useClient(), account.userId));
  const [saidHeight, setSaidHeight] = useState<number | null>(null);
  const srcOf = (at: StudentProgressLink, lang: 'en' | 'zh-CN') =>
    progressFrameSrc(at, lang, config.mainAppUrl, location.href);
  const frame = useFrame(link, srcOf, (message) => {
    if (message.kind === 'resize') setSaidHeight(message.height);
  });

  return <ProgressFrame {...frame} height={progressFrameHeight(saidHeight)} coursesHref={paths.courses} />;
}
