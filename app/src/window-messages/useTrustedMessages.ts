import { reloadOrigins, type FrameMessage, type ReloadMessage } from '@portal/domain/window-messages';
import { useServices } from '../portal/services.ts';
import { useWindowMessages, type Sender } from './useWindowMessages.ts';

const trustNoOther = () => false;

/**
 * Receives messages of the school's windows, from the origins that may make the portal reload (contract 4.4).
 *
 * @param alsoTrusts accepts further senders, whatever their origin
 */
export function useTrustedMessages(
  onMessage: (message: ReloadMessage | FrameMessage) => void,
  alsoTrusts: (sender: Sender) => boolean = trustNoOther,
): void {
  const { config } = useServices();
  useWindowMessages(
    (sender) => reloadOrigins(config, location.origin).includes(sender.origin) || alsoTrusts(sender),
    onMessage,
  );
}
