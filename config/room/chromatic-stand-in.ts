import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Call {
  query: string;
  variables: { files?: { filePath: string }[]; input?: Record<string, unknown> };
}

/** What the client has sent to the simulated server. */
export interface Received {
  /** The names of the GraphQL operations in order, without duplicates. */
  calls: string[];
  /** The files that the client announced for upload. */
  announced: string[];
  /** The files that were uploaded. */
  uploaded: string[];
}

const DONE = '2026-11-23T00:00:00.000Z';

/** A finished build without changes. */
const BUILD = {
  id: 'build',
  number: 1,
  status: 'PASSED',
  startedAt: DONE,
  completedAt: DONE,
  failureReason: null,
  upgradeBuilds: [],
  autoAcceptChanges: false,
  specCount: 1,
  componentCount: 1,
  testCount: 1,
  changeCount: 0,
  errorCount: 0,
  inProgressCount: 0,
  actualTestCount: 1,
  actualCaptureCount: 1,
  inheritedCaptureCount: 0,
  interactionTestFailuresCount: 0,
  browsers: [{ browser: 'chrome' }],
  features: { uiTests: true, uiReview: false, isReactNativeApp: false, accessibilityTests: { enabled: false } },
  turboSnapEnabled: false,
  wasLimited: false,
  tests: [],
};

/** Returns the response data of Chromatic's server for a GraphQL operation of its client. */
function answerTo(name: string, { variables }: Call, url: string): unknown {
  const app = {
    features: { isReactNativeApp: false },
    firstBuild: null,
    lastBuild: null,
    isOnboarding: false,
    hasBuildsWithCommits: [],
    baselineBuilds: [],
    mergedPullRequests: [],
    build: {
      ...BUILD,
      webUrl: `${url}/build`,
      app: {
        manageUrl: url,
        setupUrl: url,
        account: { exceededThreshold: false, paymentRequired: false, billingUrl: url },
        repository: { provider: 'github' },
      },
    },
  };
  const targets = (variables.files ?? []).map(({ filePath }) => ({
    contentType: 'application/octet-stream',
    fileKey: filePath,
    filePath,
    formAction: `${url}/upload`,
    formFields: { key: filePath },
  }));
  switch (name) {
    case 'CreateAppTokenMutation':
      return { appToken: 'token' };
    case 'AnnounceBuildMutation':
      return {
        announceBuild: {
          ...BUILD,
          status: 'ANNOUNCED',
          browsers: ['chrome'],
          reportToken: 'report',
          app: { id: 'app', turboSnapAvailability: 'UNAVAILABLE', isOnboarding: false },
        },
      };
    case 'UploadBuildMutation':
      return {
        uploadBuild: {
          info: { sentinelUrls: [], targets, zipTarget: null },
          build: { id: 'build', status: 'ANNOUNCED', ancestorBuilds: [] },
          userErrors: [],
        },
      };
    case 'UploadMetadataMutation':
      return { uploadMetadata: { info: null, userErrors: [] } };
    case 'PublishBuildMutation':
      return { publishBuild: { status: 'PUBLISHED', storybookUrl: `${url}/storybook/` } };
    default:
      return { app };
  }
}

/** Starts a server that simulates Chromatic for its client: it accepts a Storybook and reports no changes. */
export async function startChromatic(): Promise<{ url: string; received: Received; close: () => Promise<void> }> {
  const received: Received = { calls: [], announced: [], uploaded: [] };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      if (request.url === '/upload') {
        const key = /name="key"\r\n\r\n(.*?)\r\n/.exec(body.subarray(0, 2000).toString())?.[1];
        if (key !== undefined) received.uploaded.push(key);
        response.writeHead(204).end();
        return;
      }
      if (request.url !== '/graphql') {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
        return;
      }
      const call = JSON.parse(body.toString()) as Call;
      const name = /(?:query|mutation)\s+(\w+)/.exec(call.query)?.[1] ?? '';
      if (!received.calls.includes(name)) received.calls.push(name);
      if (name === 'UploadBuildMutation') {
        received.announced.push(...(call.variables.files ?? []).map(({ filePath }) => filePath));
      }
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: answerTo(name, call, url) }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    received,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
