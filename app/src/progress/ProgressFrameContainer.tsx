import { useProgressLink } from '@portal/data/progress';
import { progressFrameHeight, progressFrameSrc } from '@portal/domain/progress';
import { paths } from '@portal/domain/screens';
import { ProgressFrame } from '@portal/ui/progress';
import { useState } from 'react';
import { useFrame } from '../window-messages/useFrame.ts';

/** The school's own progress page, shown instead of the course tiles where `useProgressFrameEnabled` is true. */
export default function ProgressFrameContainer() {
  const [reportedHeight, setReportedHeight] = useState<number | null>(null);
  const frame = useFrame(useProgressLink(), progressFrameSrc, (message) => {
    if (message.kind === 'resize') setReportedHeight(message.height);
  });

  return <ProgressFrame {...frame} height={progressFrameHeight(reportedHeight)} coursesHref={paths.courses} />;
}
