// @ts-check
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

/** @type {Record<string, string>} */
const CONTENT_TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/;

/**
 * Returns the file for a path, for a folder its index.html; undefined when it does not exist or is outside the root.
 * @param {string} root
 * @param {string} pathname
 */
function fileFor(root, pathname) {
  let wanted;
  try {
    wanted = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (wanted.includes('\0')) return undefined;
  const path = join(root, normalize(wanted));
  if (path !== root && !path.startsWith(root + sep)) return undefined;
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/**
 * Serves a folder on 127.0.0.1, on a free port unless one is given.
 * @param {string} dir
 * @param {{ fallback?: boolean, gzip?: boolean, port?: number }} [options] `fallback`: serves index.html for a path
 *   that is neither a file nor has an extension, as a single-page app needs; `gzip`: compresses text. A path that is
 *   not found gets the folder's 404.html, if there is one, as on static hosts.
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>} `url` has no trailing slash.
 */
export async function serveStatic(dir, { fallback = false, gzip = false, port = 0 } = {}) {
  const root = resolve(dir);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    // Not `new URL`: it resolves `..`, and reads a path with two slashes as a host.
    const pathname = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
    const inner = extname(pathname) === '' && fallback ? fileFor(root, '/index.html') : undefined;
    const found = fileFor(root, pathname) ?? inner;
    const file = found ?? fileFor(root, '/404.html');
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    const type = CONTENT_TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
    const compress = gzip && COMPRESSIBLE.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    response.writeHead(found ? 200 : 404, {
      'content-type': type,
      'cache-control': 'no-cache',
      ...(compress
        ? { 'content-encoding': 'gzip', vary: 'accept-encoding' }
        : { 'content-length': statSync(file).size }),
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    // A browser that closes the connection is not an error.
    const done = () => {};
    if (compress) pipeline(createReadStream(file), createGzip(), response, done);
    else pipeline(createReadStream(file), response, done);
  });

  // No keep-alive timeout: if the server closed a connection just as a client writes to it, the request would fail.
  server.keepAliveTimeout = 0;
  await new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => listening(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The static server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
