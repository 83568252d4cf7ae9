import { SessionCheckScreen } from '@portal/ui/shell';
import { useSessionState } from '../portal/services.ts';

/** The page of a session check, which says when the server takes long to answer. */
export function SessionCheck() {
  const state = useSessionState();
  const slow = state.status === 'checking' && state.slow;
  return <SessionCheckScreen onRetry={slow ? () => location.reload() : null} />;
}
