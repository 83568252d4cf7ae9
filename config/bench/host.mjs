// @ts-check
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startMockServer } from '@portal/mocks/server';
import { ownCertificate } from './certificate.mjs';

/** The base path of the limit page. */
const LIMIT = '/limit';

const COMPRESSIBLE = /^(text\/|application\/(json|javascript)|image\/svg)/;

/**
 * @typedef {object} Host
 * @property {string} url
 * @property {string} backendUrl URL of the mock backend itself, over HTTP/1.1 and without TLS.
 * @property {import('@portal/mocks/mock-backend').MockBackend} backend
 * @property {(path: string, html: string) => void} addPage Serves this HTML at this path.
 * @property {(call: string, change: (value: any) => unknown) => void} change Changes the value in responses to this
 *   call.
 * @property {() => void} changeNothing
 * @property {() => Promise<void>} close
 */

/**
 * Serves the portal, the limit page and the mock backend through a proxy that compresses and sets cache headers as a
 * deployment does (docs/deployment.md). Compressed files are cached, so that compressing is not part of the
 * measurement.
 * @param {string} dist
 * @param {string} limit Folder of the limit page.
 * @param {{ http2: boolean }} protocol HTTP/2 over TLS, with a certificate of our own, or HTTP/1.1.
 * @returns {Promise<Host>}
 */
export async function startHost(dist, limit, { http2 }) {
  const backend = await startMockServer({ portal: dist });
  /** @type {Map<string, { status: number, type: string, body: Buffer }>} */
  const cache = new Map();
  /** @type {Map<string, (value: any) => unknown>} */
  const changes = new Map();

  /** @param {string} path */
  async function limitFile(path) {
    const name = path.replace(/\?.*/, '').slice(LIMIT.length);
    const script = extname(name) === '.js';
    const body = gzipSync(await readFile(join(limit, script ? name : 'index.html')), { level: 9 });
    const file = { status: 200, type: `text/${script ? 'javascript' : 'html'}; charset=utf-8`, body };
    cache.set(path, file);
    return file;
  }

  /** @param {import('node:http').IncomingMessage} incoming */
  async function forward(incoming) {
    const path = incoming.url ?? '/';
    const cached = cache.get(path);
    if (cached) return cached;
    if (path.startsWith(LIMIT)) return limitFile(path);
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
    const change = changes.get(path.replace(/^\/api\/|\?.*/g, ''));
    const sent = Buffer.from(await response.arrayBuffer());
    const body = change ? Buffer.from(changedAnswer(sent, change)) : sent;
    const compressed = {
      status: response.status,
      type,
      body: COMPRESSIBLE.test(type) ? gzipSync(body, { level: 9 }) : body,
    };
    if (!path.startsWith('/api/')) cache.set(path, compressed);
    return compressed;
  }

  /**
   * @param {import('node:http').IncomingMessage} incoming
   * @param {import('node:http').ServerResponse} outgoing
   */
  function answer(incoming, outgoing) {
    forward(incoming).then(
      ({ status, type, body }) => {
        outgoing.writeHead(status, {
          'content-type': type,
          'content-length': body.length,
          'cache-control': isImmutable(incoming.url) ? 'public, max-age=31536000, immutable' : 'no-store',
          ...(COMPRESSIBLE.test(type) ? { 'content-encoding': 'gzip' } : {}),
        });
        outgoing.end(body);
      },
      () => outgoing.destroy(),
    );
  }
  // The compatibility API of HTTP/2 has the same requests and responses as HTTP/1.1.
  const server = http2 ? createSecureServer(ownCertificate(), /** @type {any} */ (answer)) : createServer(answer);
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  server.on(http2 ? 'secureConnection' : 'connection', (/** @type {import('node:net').Socket} */ socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  return {
    url: `${http2 ? 'https' : 'http'}://127.0.0.1:${address.port}`,
    backendUrl: backend.url,
    backend: backend.backend,
    addPage: (path, html) =>
      cache.set(path, { status: 200, type: 'text/html; charset=utf-8', body: gzipSync(html, { level: 9 }) }),
    change: (call, change) => changes.set(call, change),
    changeNothing: () => changes.clear(),
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await Promise.all([closed, backend.close()]);
    },
  };
}

/**
 * Whether a file's name contains a hash of its content.
 * @param {string | undefined} url
 */
function isImmutable(url) {
  return /^(\/limit)?\/assets\//.test(url ?? '');
}

/**
 * Replaces the value in a response of the mock backend.
 * @param {Buffer} sent
 * @param {(value: any) => unknown} change
 */
function changedAnswer(sent, change) {
  const answer = /** @type {{ Value: unknown }} */ (JSON.parse(sent.toString()));
  return JSON.stringify({ ...answer, Value: change(answer.Value) });
}
