import type { Gate } from '@portal/domain/session';
import type { SafeHref } from '@portal/domain/shared';
import { GateScreen } from '@portal/ui/shell';
import { useEffect } from 'react';
import { useLeaveOutdated } from '../portal/services.ts';
import { usePublicPage } from '../hooks/usePublicPage.ts';

/** Explains a gate and navigates to its page, where the student may open the gate. */
export default function GatePage({ gate, href }: { gate: Gate; href: SafeHref }) {
  const leave = useLeaveOutdated();
  const page = usePublicPage();
  useEffect(() => leave(href), [leave, href]);
  return <GateScreen {...page} gate={gate} href={href} />;
}
