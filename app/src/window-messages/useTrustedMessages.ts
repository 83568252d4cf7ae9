import { reloadOrigins, type FrameMessage, type ReloadMessage } from '@portal/domain/window-messages';
import { useServices } from '../portal/services.ts';
import { useWindowMessages, type Sender } from './useWindowMessages.ts';

const nobody = () => false;

/**
 * What windows of the school say: counts from the origins that may ask the portal to reload (contract 4.4).
 *
 * @param alsoTrusts another sender whose origin need not be one of those
 */
export function useTrustedMessages(
  onMessage: (message: ReloadMessage | FrameMessage) => void,
  alsoTrusts: (sender: Sender) => boolean = nobody,
): void {
  const { config } = useServices();
  useWindowMessages(
    (sender) => reloadOrigins(config, location.origin).includes(sender.origin) || alsoTrusts(sender),
    onMessage,
  );
}
