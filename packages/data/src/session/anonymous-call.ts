import { withoutSession } from '@portal/domain/session';
import { FailureError } from '@portal/domain/shared';
import type { CallOptions, CallSpec, Client } from '../client/index.ts';

/**
 * Sends a call without a session, for the screens about passwords. 401 and 400 become `rejected` failures, which those
 * screens show.
 */
export async function anonymousCall(client: Client, spec: CallSpec, options?: CallOptions): Promise<unknown> {
  try {
    return await client.call(spec, options);
  } catch (thrown) {
    throw thrown instanceof FailureError ? new FailureError(withoutSession(thrown.failure)) : thrown;
  }
}
