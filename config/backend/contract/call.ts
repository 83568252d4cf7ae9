import type { IntWire } from '@portal/domain/shared';

/**
 * One call of the contract, as a type; config/backend/openapi turns it into an operation of docs/openapi.json. The
 * interfaces beside this one have a property per call, named `Segment/Call`; the comment of a property is the
 * operation's summary.
 */
export interface CallType {
  method: 'GET' | 'POST';
  /** Who may call; absent = with a token. `provider`: only with the access token of the identity provider. */
  access?: 'anonymous' | 'provider';
  /** Query parameters; absent = none. */
  query?: object;
  /** The body of a POST; absent = `{}`. */
  body?: object | null;
  /** The data in the envelope of a success. */
  value: unknown;
  /** The data in the envelope of a refusal; absent = null. */
  refused?: unknown;
}

/** A call about the signed-in user; another user's id is refused. */
export interface OfUser {
  userId: IntWire;
}

/** A call about a course of the signed-in student. */
export interface OfStudentCourse extends OfCourse {
  StudentId: IntWire;
}

/** A call about a published course. */
export interface OfCourse {
  CoursePublishedId: IntWire;
}
