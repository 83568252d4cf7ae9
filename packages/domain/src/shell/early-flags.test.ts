import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeMenuFlags } from './decode.ts';
import { readEarlyFlags } from './early-flags.ts';

test('the entries that the server shows', () => {
  const sent = { ShowVideo: { Result: true }, ShowLiveClass: { Result: false }, ShowTeacherMeeting: null };
  expect(readEarlyFlags(sent)).toEqual({ videos: true, liveClasses: false, teacherMeetings: false });
});

test('whatever is sent, it says what the decoder says, and nothing where that fails', () => {
  const result = fc.record({ Result: fc.constantFrom(true, false, null, 'true', undefined) }, { requiredKeys: [] });
  const field = fc.oneof(result, fc.constantFrom(undefined, null, true, 'x', []));
  const answer = fc.record({ ShowVideo: field, ShowLiveClass: field, ShowTeacherMeeting: field }, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.oneof(answer, fc.anything()), (value) => {
      let decoded = null;
      try {
        decoded = decodeMenuFlags(value);
      } catch {
        // Nothing is shown early either.
      }
      expect(readEarlyFlags(value)).toEqual(decoded);
    }),
  );
});
