import { useProgressLink } from '@portal/data/progress';
import { progressFrameHeight, progressFrameSrc } from '@portal/domain/progress';
import { paths } from '@portal/domain/screens';
import { ProgressFrame } from '@portal/ui/progress';
import { useState } from 'react';
import { useFrame } from '../window-messages/useFrame.ts';

/** The school's own progress page in place of the course tiles, where `useProgressFrameEnabled` says so. */
export default function ProgressFrameContainer() {
  const [saidHeight, setSaidHeight] = useState<number | null>(null);
  const frame = useFrame(useProgressLink(), progressFrameSrc, (message) => {
    if (message.kind === 'resize') setSaidHeight(message.height);
  });

  return <ProgressFrame {...frame} height={progressFrameHeight(saidHeight)} coursesHref={paths.courses} />;
}
