import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { getResponse } from 'msw';
import { mockHandlers, unknownCall } from './backend/handlers.ts';
import { createMockBackend, type Fault, type MockBackend, type MockBackendOptions } from './mock-backend.ts';

export interface MockServerOptions extends MockBackendOptions {
  /** 0 = any free port. */
  port?: number;
  /** The folder of a built portal to serve beside the API. */
  portal?: string;
  /**
   * The delays of a request to a path: before it is handled, and before its response is sent. By default there are
   * none.
   */
  delayOf?: (path: string) => Delay;
}

/** In milliseconds. */
export interface Delay {
  request?: number;
  /** The response is created before this delay, so it may be outdated when it is sent. */
  response?: number;
}

export interface MockServer {
  /** `http://127.0.0.1:<port>` */
  url: string;
  backend: MockBackend;
  close: () => Promise<void>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Pages of the main app that the portal links to: placeholders with the name of the page. */
const MAIN_APP_PAGES = [
  '/Registration',
  '/BumpPage',
  '/TimeZoneChecker',
  '/ClassPackageRegistration',
  '/SystemChecker',
  '/Instructions',
];

/** Placeholders for the applications that the portal shows in frames; Storybook serves them too. */
const FRAMES = join(import.meta.dirname, '../frames');
const FRAMES_PATH = '/school/frames/';

/** Matches the files of a build that have a hash of their contents in their names. */
const HASHED = /^\/assets\/[^?]*\.\w+(?:\?|$)/;

/** The mock backend as an HTTP server, on loopback only; for `npm start` and browser tests. */
export async function startMockServer({
  port = 0,
  portal,
  delayOf,
  ...options
}: MockServerOptions): Promise<MockServer> {
  const backend = createMockBackend(options);
  const handlers = [...mockHandlers(backend), unknownCall];
  const kept: KeptFiles = new Map();

  const server: Server = createServer((incoming, outgoing) => {
    const { request = 0, response = 0 } = delayOf?.(incoming.url ?? '/') ?? {};
    after(request, () => serve(incoming, outgoing, response));
  });

  function serve(incoming: IncomingMessage, outgoing: ServerResponse, delay: number): void {
    // Served without the handlers, because these files are most of what a visit requests.
    if (portal && incoming.url && HASHED.test(incoming.url))
      return void sendHashed(portal, incoming.url, kept, outgoing);
    answer(incoming).then(
      (response) => after(delay, () => void send(response, outgoing)),
      () => outgoing.destroy(),
    );
  }

  async function answer(incoming: IncomingMessage): Promise<Response> {
    const request = await asRequest(incoming);
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/__mock/')) return control(backend, pathname, request);
    const response = await getResponse(handlers, request);
    // The fault `offline` closes the connection.
    if (response?.type === 'error') throw new Error('offline');
    if (response) return response;
    if (MAIN_APP_PAGES.includes(pathname)) return placeholder(pathname);
    if (pathname.startsWith(FRAMES_PATH)) return file(FRAMES, pathname.slice(FRAMES_PATH.length - 1));
    return portal ? portalFile(portal, pathname) : new Response('Not found', { status: 404 });
  }

  // The server keeps idle connections open: if it closed one while a busy client sends on it, the call would fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    backend,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Resets the mock backend and sets its faults, for browser tests: `POST /__mock/reset`, `/__mock/fail`, `/__mock/delay`. */
async function control(backend: MockBackend, pathname: string, request: Request): Promise<Response> {
  const sent = (await request.json().catch(() => ({}))) as {
    path?: string;
    fault?: Fault;
    times?: number;
    ms?: number;
  };
  const { path = '*', fault, times, ms } = sent;
  if (pathname === '/__mock/reset') backend.reset();
  else if (pathname === '/__mock/fail' && fault) backend.faults.fail(path, fault, times);
  else if (pathname === '/__mock/delay' && ms !== undefined) backend.faults.delay(path, ms);
  else return new Response('Unknown', { status: 404 });
  return new Response(null, { status: 204 });
}

async function asRequest(incoming: IncomingMessage): Promise<Request> {
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) if (value) headers.set(name, String(value));
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return new Request(`http://${incoming.headers.host ?? '127.0.0.1'}${incoming.url ?? '/'}`, {
    method,
    headers,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: Buffer.concat(chunks) }),
  });
}

function after(delay: number, run: () => void): void {
  if (delay > 0) setTimeout(run, delay);
  else run();
}

/** The files with a hash in their names that were read, by path, so that each is read once. */
type KeptFiles = Map<string, Buffer<ArrayBuffer>>;

const typeOf = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream';

/** Matches the files of a build that a deployment does not replace by index.html where they are missing. */
const NEVER_A_SCREEN = /^\/(?:assets\/.|config\.json$)/;

/**
 * A file of a built portal, or else its index.html, as in a deployment: the path of a screen may end like a file's name,
 * since a token may have dots.
 */
async function portalFile(folder: string, pathname: string): Promise<Response> {
  const found = await file(folder, pathname);
  const isScreen = readable(pathname) !== null && !NEVER_A_SCREEN.test(pathname);
  return found.status === 404 && isScreen ? file(folder, '/index.html') : found;
}

async function file(folder: string, pathname: string): Promise<Response> {
  const inside = readable(pathname);
  const path = inside !== null && join(folder, inside);
  const body = path && (await readFile(path).catch(() => null));
  if (!body) return new Response('Not found', { status: 404 });
  return new Response(body, { headers: { 'Content-Type': typeOf(path) } });
}

/** Sends a file with a hash in its name, with a header that lets the browser cache it as in a deployment. */
async function sendHashed(folder: string, url: string, kept: KeptFiles, outgoing: ServerResponse): Promise<void> {
  const inside = readable(new URL(url, 'http://localhost').pathname) ?? '';
  const body = kept.get(inside) ?? (await readFile(join(folder, inside)).catch(() => null));
  if (!body) return void outgoing.writeHead(404).end('Not found');
  kept.set(inside, body);
  outgoing.writeHead(200, {
    'Content-Type': typeOf(inside),
    'Content-Length': body.length,
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  outgoing.end(body);
}

/** The decoded path inside the folder; null when it cannot be decoded, such as `/%`. */
function readable(pathname: string): string | null {
  try {
    return normalize(decodeURIComponent(pathname)).replace(/^(\.\.[/\\])+/, '');
  } catch {
    return null;
  }
}

function placeholder(pathname: string): Response {
  const html = `<!doctype html><html lang="en"><title>Main app</title><h1>${pathname.slice(1)}</h1><p>A page of the main app.</p><a href="/">Back to the portal</a></html>`;
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body) Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]).pipe(outgoing);
  else outgoing.end();
}
