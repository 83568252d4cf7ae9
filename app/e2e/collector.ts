import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that stores the reports it receives, like the report endpoint of a deployment. */
export interface Collector {
  url: string;
  /** Bodies, as sent. */
  reports: string[];
  /** Method, URL and headers of each report. */
  requests: string[];
  close: () => Promise<void>;
}

/** Starts a collector on a free port of loopback. */
export async function startCollector(): Promise<Collector> {
  const reports: string[] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    let report = '';
    request.setEncoding('utf8').on('data', (part: string) => (report += part));
    request.on('end', () => {
      reports.push(report);
      requests.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/reports`,
    reports,
    requests,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
