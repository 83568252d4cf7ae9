// @ts-check
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { startMockServer } from '@portal/mocks/server';

const COMPRESSIBLE = /^(text\/|application\/(json|javascript)|image\/svg)/;

/**
 * @typedef {object} Host
 * @property {string} url
 * @property {import('@portal/mocks/mock-backend').MockBackend} backend
 * @property {(path: string, html: string) => void} addPage Serves this HTML at this path.
 * @property {() => Promise<void>} close
 */

/**
 * Serves the portal and the mock backend through a proxy that compresses, as a deployment does. Compressed files are
 * cached, so that compressing is not part of the measurement.
 * @param {string} dist
 * @returns {Promise<Host>}
 */
export async function startHost(dist) {
  const backend = await startMockServer({ portal: dist });
  /** @type {Map<string, { status: number, type: string, body: Buffer }>} */
  const cache = new Map();

  /** @param {import('node:http').IncomingMessage} incoming */
  async function forward(incoming) {
    const path = incoming.url ?? '/';
    const cached = cache.get(path);
    if (cached) return cached;
    const chunks = [];
    for await (const chunk of incoming) chunks.push(/** @type {Buffer} */ (chunk));
    const { authorization, 'content-type': contentType, accept } = incoming.headers;
    const response = await fetch(backend.url + path, {
      method: incoming.method ?? 'GET',
      headers: Object.entries({ authorization, 'content-type': contentType, accept }).flatMap(([name, value]) =>
        value === undefined ? [] : [/** @type {[string, string]} */ ([name, value])],
      ),
      ...(incoming.method === 'POST' ? { body: Buffer.concat(chunks) } : {}),
    });
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    const body = Buffer.from(await response.arrayBuffer());
    const compressed = {
      status: response.status,
      type,
      body: COMPRESSIBLE.test(type) ? gzipSync(body, { level: 9 }) : body,
    };
    if (!path.startsWith('/api/')) cache.set(path, compressed);
    return compressed;
  }

  const server = createServer((incoming, outgoing) => {
    forward(incoming).then(
      ({ status, type, body }) => {
        outgoing.writeHead(status, {
          'content-type': type,
          'content-length': body.length,
          ...(COMPRESSIBLE.test(type) ? { 'content-encoding': 'gzip' } : {}),
        });
        outgoing.end(body);
      },
      () => outgoing.destroy(),
    );
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    backend: backend.backend,
    addPage: (path, html) =>
      cache.set(path, { status: 200, type: 'text/html; charset=utf-8', body: gzipSync(html, { level: 9 }) }),
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await Promise.all([closed, backend.close()]);
    },
  };
}
