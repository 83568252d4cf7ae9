/*
 * The scalar types of the wire (contract 1.7). To TypeScript they are numbers and strings; the tags make docs/openapi.json,
 * which is generated from the wire types, as exact as the contract is (ADR 37). An optional text may be null, absent or
 * "": those types end in `OrEmptyWire`.
 */

/**
 * A whole number: an id, a count or a code.
 * @asType integer
 */
export type IntWire = number;

/**
 * A calendar day, `YYYY-MM-DD`, in the student's time zone.
 * @format date
 */
export type DayWire = string;

/**
 * A calendar day, `YYYY-MM-DD`, in the student's time zone; "" for none.
 * @pattern ^([0-9]{4}-[0-9]{2}-[0-9]{2})?$
 */
export type DayOrEmptyWire = string;

/**
 * A time of day, `HH:mm` of 24 hours, in the student's time zone.
 * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
 */
export type TimeWire = string;

/**
 * A time of day, `HH:mm` of 24 hours, in the student's time zone; "" for none.
 * @pattern ^(([01][0-9]|2[0-3]):[0-5][0-9])?$
 */
export type TimeOrEmptyWire = string;

/**
 * An instant: ISO 8601 in UTC with `Z`, seconds required, milliseconds optional.
 * @format date-time
 * @pattern Z$
 */
export type InstantWire = string;

/**
 * An instant: ISO 8601 in UTC with `Z`, seconds required, milliseconds optional; "" for none.
 * @pattern ^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?Z)?$
 */
export type InstantOrEmptyWire = string;

/**
 * An absolute http(s) URL, or one that begins with a single `/` and is resolved against the main app's origin.
 * @pattern ^(https?://[^/]|/([^/]|$))
 */
export type UrlWire = string;

/**
 * An absolute http(s) URL, or one with a single leading `/`, resolved against the main app's origin; "" for none.
 * @pattern ^(https?://[^/]|/([^/]|$)|$)
 */
export type UrlOrEmptyWire = string;

/**
 * HTML; the portal sanitises it.
 * @contentMediaType text/html
 */
export type HtmlWire = string;

/**
 * Standard base64 without line breaks and without a `data:` prefix.
 * @contentEncoding base64
 */
export type Base64Wire = string;

/**
 * The state of an enrolment; the portal compares ignoring case.
 * @values ["ACTIVE", "INACTIVE", "ARCHIVED"]
 */
export type EnrollmentStatusWire = string;

/**
 * 1 course, 2 diagnostic test.
 * @asType integer
 * @values [1, 2]
 */
export type ItemTypeWire = number;

/**
 * 0 draft, 1 ready, 2 edit mode, 3 archived.
 * @asType integer
 * @values [0, 1, 2, 3]
 */
export type CourseStatusWire = number;

/**
 * The status of a course row: 0 inherit, 1 custom, 4 active, 8 archive, 16 package expired.
 * @asType integer
 * @values [0, 1, 4, 8, 16]
 */
export type PublishedStatusWire = number;

/**
 * How far the student is.
 * @values ["Not Started", "In Progress", "Completed"]
 */
export type ProgressStatusWire = string;

/**
 * 1 default icon, 2 class of an icon font, 3 URL of an image.
 * @asType integer
 * @values [1, 2, 3]
 */
export type IconSourceWire = number;

/**
 * 0 none, 1 one-off, 2 subscription, 3 free, 4 voucher only.
 * @asType integer
 * @values [0, 1, 2, 3, 4]
 */
export type PackageTypeWire = number;

/**
 * 1 YouTube, 2 Wistia, 3 Spotlightr.
 * @asType integer
 * @values [1, 2, 3]
 */
export type VideoChannelWire = number;

/**
 * How a meeting is held.
 * @values ["ONLINE", "FACETOFACE", "ALL"]
 */
export type MeetingModeWire = string;

/**
 * The status of a meeting or an appointment.
 * @values ["Pending", "Active", "Completed", "Cancelled"]
 */
export type MeetingStatusWire = string;

/**
 * The status of a meeting or an appointment; "" for none.
 * @values ["Pending", "Active", "Completed", "Cancelled", ""]
 */
export type MeetingStatusOrEmptyWire = string;
