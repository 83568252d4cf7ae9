import { SessionCheckScreen } from '@portal/ui/shell';
import { useSessionState } from '../portal/services.ts';

/** The page during a session check. It offers a retry when the server takes long to respond. */
export function SessionCheck() {
  const state = useSessionState();
  const slow = state.status === 'checking' && state.slow;
  return <SessionCheckScreen onRetry={slow ? () => location.reload() : null} />;
}
