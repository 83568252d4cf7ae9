import { describe, expect, test, vi } from 'vitest';
import type { Incident } from './report.ts';
import { createReporter } from './reporter.ts';

const PLACE = { version: '0.1.0', route: '/', language: 'zh' };
const incident = (message: string): Incident => ({ kind: 'error', source: 'promise', thrown: message });
const LETTERS = 'abcdefghijklmnop';

function setUp() {
  const send = vi.fn<(body: string) => void>();
  const reporter = createReporter({ place: () => PLACE, send });
  return { send, reporter, sent: () => send.mock.calls.map(([body]) => JSON.parse(body) as object) };
}

describe('a reporter', () => {
  test('sends the same report once', () => {
    const { reporter, sent } = setUp();
    for (const text of ['a', 'a', 'b', 'no 1', 'no 2']) reporter.report(incident(text));
    expect(sent()).toMatchObject([{ message: 'a' }, { message: 'b' }, { message: 'no …' }]);
  });

  test('sends ten reports of a page load, and no more', () => {
    const { reporter, send } = setUp();
    for (const letter of LETTERS) reporter.report(incident(letter));
    reporter.reportVitals({ LCP: 1 });
    expect(send).toHaveBeenCalledTimes(10);
  });

  test('sends the vitals with the place', () => {
    const { reporter, sent } = setUp();
    reporter.reportVitals({ LCP: 1200, CLS: 0.01 });
    expect(sent()).toEqual([{ kind: 'vitals', ...PLACE, vitals: { LCP: 1200, CLS: 0.01 } }]);
  });

  test('never throws', () => {
    const { reporter, send } = setUp();
    const hostile = Object.defineProperty(new Error('x'), 'message', {
      get: () => {
        throw new Error('no message');
      },
    });
    reporter.report({ kind: 'error', source: 'window', thrown: hostile });
    expect(send).not.toHaveBeenCalled();
    send.mockImplementation(() => {
      throw new Error('forbidden');
    });
    reporter.report(incident('a'));
    expect(send).toHaveBeenCalledTimes(1);
  });
});
