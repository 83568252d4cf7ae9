import type { Gate } from '@portal/domain/session';
import { GateScreen } from '@portal/ui/shell';
import { useEffect } from 'react';
import { useServices } from '../services.ts';
import { usePublicPage } from './usePublicPage.ts';

/** Leaves for a gate, saying why. */
export default function GatePage({ gate, address }: { gate: Gate; address: string }) {
  const { leave } = useServices();
  const page = usePublicPage();
  useEffect(() => leave(address), [leave, address]);
  return <GateScreen {...page} gate={gate} href={address} />;
}
