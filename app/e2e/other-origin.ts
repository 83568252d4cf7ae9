import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server at another origin than the portal's. */
export interface OtherOrigin {
  url: string;
  close: () => Promise<void>;
}

const ALLOWED_HEADERS = 'Authorization, X-Jwt-Token, Content-Type, Accept';

/**
 * A proxy that serves the mock backend at another origin than the portal's, with the CORS headers of contract 1.1 for
 * `portalUrl` alone.
 */
export async function startOtherOrigin(backendUrl: string, portalUrl: string): Promise<OtherOrigin> {
  const allowed = {
    'Access-Control-Allow-Origin': portalUrl,
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Allow-Methods': 'GET, POST',
    Vary: 'Origin',
  };
  const server = createServer((incoming, outgoing) => {
    const forward = async () => {
      if (incoming.method === 'OPTIONS') return outgoing.writeHead(204, allowed).end();
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const headers = new Headers();
      for (const name of ['authorization', 'x-jwt-token', 'content-type', 'accept']) {
        const value = incoming.headers[name];
        if (typeof value === 'string') headers.set(name, value);
      }
      const response = await fetch(backendUrl + (incoming.url ?? '/'), {
        method: incoming.method ?? 'GET',
        headers,
        ...(incoming.method === 'POST' ? { body: Buffer.concat(chunks) } : {}),
      });
      const type = response.headers.get('content-type') ?? 'application/octet-stream';
      return outgoing.writeHead(response.status, { ...allowed, 'Content-Type': type }).end(await response.text());
    };
    forward().catch(() => outgoing.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
