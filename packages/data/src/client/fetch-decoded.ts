import type { DecodeContext } from '@portal/domain/shared';
import type { CallOptions, Client } from './client.ts';
import type { CallSpec } from './request.ts';

/**
 * Calls the server and decodes the response. An error of the decoder is passed to the client's `onUnreadable` with the
 * path of the call, which the decoder does not have, and is then rethrown.
 */
export async function fetchDecoded<T>(
  client: Client,
  spec: CallSpec,
  decode: (sent: unknown, context: DecodeContext) => T,
  options: CallOptions = {},
): Promise<T> {
  const sent = await client.call(spec, options);
  try {
    return decode(sent, client);
  } catch (thrown) {
    client.onUnreadable?.(thrown, spec.path);
    throw thrown;
  }
}
