import { progressQueries } from '@portal/data/progress';
import { progressFrameHeight, progressFrameSrc } from '@portal/domain/progress';
import { paths } from '@portal/domain/screens';
import { ProgressFrame } from '@portal/ui/progress';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFrame } from '../messages/useFrame.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';

/** The school's own progress page in place of the course tiles, where `useProgressFrameEnabled` says so. */
export default function ProgressFramePanel() {
  const { client } = useServices();
  const { account } = useSession();
  const link = useQuery(progressQueries.link(client, account.userId));
  const [saidHeight, setSaidHeight] = useState<number | null>(null);
  const frame = useFrame(link, progressFrameSrc, (message) => {
    if (message.kind === 'resize') setSaidHeight(message.height);
  });

  return <ProgressFrame {...frame} height={progressFrameHeight(saidHeight)} coursesHref={paths.courses} />;
}
