// @ts-check
import { createServer } from 'node:net';

/**
 * Returns the wanted port when it is free, otherwise another free port.
 * @param {number} wanted
 * @returns {Promise<number>}
 */
export function freePort(wanted) {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', () =>
      wanted === 0 ? failed(new Error('There is no free port on 127.0.0.1.')) : found(freePort(0)),
    );
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : wanted;
      probe.close(() => found(port));
    });
  });
}
