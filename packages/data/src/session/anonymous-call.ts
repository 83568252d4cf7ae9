import { withoutSession } from '@portal/domain/session';
import { FailureError } from '@portal/domain/shared';
import type { CallOptions, CallSpec, Client } from '../client/index.ts';

/** A call about a password: 401 and 400 are refusals, which its own screen shows. */
export async function anonymousCall(client: Client, spec: CallSpec, options?: CallOptions): Promise<unknown> {
  try {
    return await client.call(spec, options);
  } catch (thrown) {
    throw thrown instanceof FailureError ? new FailureError(withoutSession(thrown.failure)) : thrown;
  }
}
