import type { Failure } from '@portal/domain/shared';

const HTML = '<!doctype html><html><head><title>Proxy</title></head><body><h1>Welcome</h1></body></html>';

/** A response that is not a success. */
export interface BrokenAnswer {
  name: string;
  /** A rejected promise simulates a lost connection. */
  answer: () => Promise<Response>;
  /** The expected failure (contract 1.4). */
  failure: Partial<Failure> & Pick<Failure, 'kind'>;
}

const sent =
  (body: string | null, status = 200) =>
  async () =>
    new Response(body, { status });
const json = (body: unknown, status = 200) => sent(JSON.stringify(body), status);
const refusal = (errors: unknown, messages: unknown = []) => ({
  IsSuccess: false,
  Value: null,
  MessageErrorTextArray: errors,
  MessageTextArray: messages,
});
const refused = (name: string, body: object, messages: string[] = []): BrokenAnswer => ({
  name,
  answer: json(body),
  failure: { kind: 'rejected', messages },
});

/** Failures that a call or the download of a file can have. */
export const BROKEN_TRANSPORTS: readonly BrokenAnswer[] = [
  {
    name: 'the network is gone',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    failure: { kind: 'serverDown', status: 0 },
  },
  ...[403, 404, 429, 500, 502, 503].map((status): BrokenAnswer => ({
    name: `HTTP ${status}`,
    answer: sent(HTML, status),
    failure: { kind: 'serverDown', status },
  })),
];

/** Creates a response whose body fails while it is read. */
function breakingOff(): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"IsSuccess":true,"Value":'));
        controller.error(new TypeError('network error'));
      },
    }),
  );
}

/** Failures that a call can have. */
export const BROKEN_ANSWERS: readonly BrokenAnswer[] = [
  ...BROKEN_TRANSPORTS,
  { name: 'HTTP 400', answer: sent('', 400), failure: { kind: 'badRequest', messages: [] } },
  {
    name: 'HTTP 400 with a message',
    answer: json(refusal(['Not so.']), 400),
    failure: { kind: 'badRequest', messages: ['Not so.'] },
  },
  { name: 'HTTP 401', answer: sent(HTML, 401), failure: { kind: 'unauthorised', messages: [] } },
  {
    name: 'HTTP 401 with a message',
    answer: json(refusal(['Expired.']), 401),
    failure: { kind: 'unauthorised', messages: ['Expired.'] },
  },
  {
    name: 'a success with another status',
    answer: json({ IsSuccess: true, Value: 1 }, 201),
    failure: { kind: 'serverDown', status: 201 },
  },
  { name: 'no content', answer: sent(null, 204), failure: { kind: 'serverDown', status: 204 } },
  { name: 'an answer that breaks off', answer: async () => breakingOff(), failure: { kind: 'serverDown', status: 0 } },
  ...['', ' ', HTML, '[]', 'null', '7', '"text"', 'true', 'undefined', '{', '[{"IsSuccess":true}]', '\u0000'].map(
    (body): BrokenAnswer => ({
      name: `the body ${JSON.stringify(body.slice(0, 20))}`,
      answer: sent(body),
      failure: { kind: 'notAnAnswer' },
    }),
  ),
  refused('{}', {}),
  refused('no IsSuccess', { Value: 1, MessageErrorTextArray: ['Not shown.'] }),
  ...['true', 1, null, [], {}, 'false', 0].map((IsSuccess) =>
    refused(`IsSuccess ${JSON.stringify(IsSuccess)}`, { IsSuccess, Value: 1 }),
  ),
  refused('a refusal without messages', refusal([])),
  refused('a refusal with errors', refusal(['One.', 'Two.'], ['Three.']), ['One.', 'Two.']),
  refused('a refusal with messages only', refusal([], ['Three.']), ['Three.']),
  ...[null, 7, 'text', true, {}, { 0: 'a', length: 1 }].map((messages) =>
    refused(`a refusal whose messages are ${JSON.stringify(messages)}`, refusal(messages, messages)),
  ),
  refused('a refusal whose messages are mixed', refusal([null, 7, 'One.', '', ['a'], {}]), ['One.']),
];
