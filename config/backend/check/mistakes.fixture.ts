import type { CallPath } from '../contract/contract.ts';
import type { Verdict } from './judge.ts';

/** A mistake to plant in the response to one call. */
interface Mistake {
  path: CallPath;
  name: string;
  plant: (kept: Response) => Response | Promise<Response>;
  /** The field that the check must report; null for a refusal, which is reported by its call alone. */
  field: string | null;
  verdict: Verdict;
}

type Row = Record<string, unknown>;

const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
const text =
  (sent: string, status = 200) =>
  () =>
    new Response(sent, { status, headers: HEADERS });

/** Changes the envelope of a response. */
const envelope = (change: (envelope: Row) => unknown) => async (kept: Response) => {
  const sent = (await kept.json()) as Row;
  return new Response(JSON.stringify(change(sent) ?? sent), { headers: HEADERS });
};

/** Changes the data of a response. */
const value = (change: (value: Row) => void) => envelope((sent) => change(sent['Value'] as Row));
const firstRow = (change: (row: Row) => void) =>
  envelope((sent) => {
    const list = Array.isArray(sent['Value']) ? sent['Value'] : (sent['Value'] as Row)['rows'];
    change((list as Row[])[0] ?? {});
  });
const set = (field: string, to: unknown) => (row: Row) => void (row[field] = to);
const without = (field: string) => (row: Row) => void delete row[field];

const HELP = 'Help/GetHelpInformation';
const SIDEBAR = 'Sidebar/GetSidebarSettings';
const COURSES = 'Course/GetStudentCoursesAndDiagnosticTests';
const CLASSES = 'LiveClass/GetRegisteredLiveClassEventGridJson';

export const MISTAKES: readonly Mistake[] = [
  // No response, or one without an envelope.
  { path: HELP, name: 'HTTP 500', plant: text('', 500), field: 'status', verdict: 'broken' },
  { path: HELP, name: 'HTTP 404', plant: text('{}', 404), field: 'status', verdict: 'broken' },
  { path: HELP, name: 'HTTP 401', plant: text('{"IsSuccess":false}', 401), field: 'status', verdict: 'broken' },
  {
    path: HELP,
    name: 'HTTP 201',
    plant: text('{"IsSuccess":true,"Value":{}}', 201),
    field: 'status',
    verdict: 'broken',
  },
  { path: HELP, name: 'HTML', plant: text('<!doctype html><title>Sign in</title>'), field: 'body', verdict: 'broken' },
  { path: HELP, name: 'empty', plant: text(''), field: 'body', verdict: 'broken' },
  { path: HELP, name: 'cut off', plant: text('{"IsSuccess":true,"Val'), field: 'body', verdict: 'broken' },
  { path: HELP, name: 'a list', plant: text('[]'), field: 'body', verdict: 'broken' },
  { path: HELP, name: 'null', plant: text('null'), field: 'body', verdict: 'broken' },
  {
    path: HELP,
    name: 'a broken connection',
    plant: () => Promise.reject(new TypeError('fetch failed')),
    field: 'connection',
    verdict: 'broken',
  },
  // The envelope.
  { path: SIDEBAR, name: 'no IsSuccess', plant: envelope(without('IsSuccess')), field: 'IsSuccess', verdict: 'broken' },
  { path: SIDEBAR, name: '"true"', plant: envelope(set('IsSuccess', 'true')), field: 'IsSuccess', verdict: 'broken' },
  { path: SIDEBAR, name: '1', plant: envelope(set('IsSuccess', 1)), field: 'IsSuccess', verdict: 'broken' },
  {
    path: SIDEBAR,
    name: 'isSuccess in another case',
    plant: envelope(({ IsSuccess, ...rest }) => ({ isSuccess: IsSuccess, ...rest })),
    field: 'IsSuccess',
    verdict: 'broken',
  },
  {
    path: SIDEBAR,
    name: 'no envelope',
    plant: envelope((sent) => sent['Value']),
    field: 'IsSuccess',
    verdict: 'broken',
  },
  { path: SIDEBAR, name: 'no Value', plant: envelope(without('Value')), field: 'Value', verdict: 'tolerated' },
  { path: SIDEBAR, name: 'Value null', plant: envelope(set('Value', null)), field: 'Value', verdict: 'tolerated' },
  {
    path: SIDEBAR,
    name: 'data in Data',
    plant: envelope(({ Value, ...rest }) => ({ ...rest, Data: Value })),
    field: 'Value',
    verdict: 'tolerated',
  },
  {
    path: SIDEBAR,
    name: 'no list of messages',
    plant: envelope(without('MessageErrorTextArray')),
    field: 'MessageErrorTextArray',
    verdict: 'tolerated',
  },
  {
    path: SIDEBAR,
    name: 'messages null',
    plant: envelope(set('MessageTextArray', null)),
    field: 'MessageTextArray',
    verdict: 'tolerated',
  },
  {
    path: SIDEBAR,
    name: 'refused without a reason',
    plant: text('{"IsSuccess":false,"Value":null,"MessageErrorTextArray":[],"MessageTextArray":[]}'),
    field: null,
    verdict: 'refused',
  },
  {
    path: SIDEBAR,
    name: 'refused with data',
    plant: text('{"IsSuccess":false,"Value":{},"MessageErrorTextArray":[],"MessageTextArray":[]}'),
    field: 'Value',
    verdict: 'refused',
  },
  // Headers.
  {
    path: SIDEBAR,
    name: 'sent as text',
    plant: async (kept) => new Response(await kept.text(), { headers: { ...HEADERS, 'Content-Type': 'text/plain' } }),
    field: 'Content-Type',
    verdict: 'tolerated',
  },
  {
    path: SIDEBAR,
    name: 'may be cached',
    plant: async (kept) => new Response(await kept.text(), { headers: { ...HEADERS, 'Cache-Control': 'max-age=60' } }),
    field: 'Cache-Control',
    verdict: 'tolerated',
  },
  // Fields that the portal needs.
  { path: COURSES, name: 'an id as text', plant: firstRow(set('Id', '101')), field: 'Value[].Id', verdict: 'broken' },
  {
    path: COURSES,
    name: 'an id with decimals',
    plant: firstRow(set('Id', 1.5)),
    field: 'Value[].Id',
    verdict: 'broken',
  },
  {
    path: COURSES,
    name: 'no name',
    plant: firstRow(without('CourseName')),
    field: 'Value[].CourseName',
    verdict: 'broken',
  },
  {
    path: COURSES,
    name: 'a name null',
    plant: firstRow(set('CourseName', null)),
    field: 'Value[].CourseName',
    verdict: 'broken',
  },
  {
    path: COURSES,
    name: 'rows inside of an object',
    plant: envelope((sent) => ({ ...sent, Value: { rows: sent['Value'] } })),
    field: 'Value',
    verdict: 'broken',
  },
  {
    path: 'Course/GetCourseById',
    name: 'Value null',
    plant: envelope(set('Value', null)),
    field: 'Value',
    verdict: 'broken',
  },
  { path: CLASSES, name: 'no total', plant: value(without('total')), field: 'Value.total', verdict: 'broken' },
  {
    path: CLASSES,
    name: 'no page',
    plant: envelope((sent) => ({ ...sent, Value: [] })),
    field: 'Value',
    verdict: 'broken',
  },
  {
    path: CLASSES,
    name: 'a day in another form',
    plant: firstRow(set('StartDate', '23/11/2026')),
    field: 'Value.rows[].StartDate',
    verdict: 'broken',
  },
  {
    path: CLASSES,
    name: 'a time of twelve hours',
    plant: firstRow(set('StartTime', '2:30 PM')),
    field: 'Value.rows[].StartTime',
    verdict: 'broken',
  },
  {
    path: 'Message/IsMessageEnabled',
    name: 'a boolean as text',
    plant: envelope(set('Value', 'true')),
    field: 'Value',
    verdict: 'broken',
  },
  {
    path: 'EventCalendar/GetDaysOfAvailableScheduleInAWeek',
    name: 'days in place of their numbers',
    plant: envelope(set('Value', ['2026-11-23'])),
    field: 'Value[]',
    verdict: 'broken',
  },
  // Breaks the contract, but the portal tolerates it.
  {
    path: COURSES,
    name: 'a status as its name',
    plant: firstRow(set('CourseStatus', 'Ready')),
    field: 'Value[].CourseStatus',
    verdict: 'tolerated',
  },
  {
    path: COURSES,
    name: 'a progress of its own',
    plant: firstRow(set('ProgressStatus', 'Nearly')),
    field: 'Value[].ProgressStatus',
    verdict: 'tolerated',
  },
  {
    path: 'Setting/GetColorScheme',
    name: 'capitals',
    plant: envelope(set('Value', 'BLUE')),
    field: 'Value',
    verdict: 'tolerated',
  },
  {
    path: SIDEBAR,
    name: 'a boolean as a number',
    plant: value(set('ShowContactUs', 1)),
    field: 'Value.ShowContactUs',
    verdict: 'tolerated',
  },
  {
    path: SIDEBAR,
    name: 'no boolean',
    plant: value(without('ShowAddCourse')),
    field: 'Value.ShowAddCourse',
    verdict: 'tolerated',
  },
  {
    path: HELP,
    name: 'a link without a scheme',
    plant: value(set('FaqLink', 'www.school.example/faq')),
    field: 'Value.FaqLink',
    verdict: 'tolerated',
  },
  {
    path: CLASSES,
    name: 'a picture of a script',
    plant: firstRow(set('TeacherProfilePictureUri', 'javascript:alert(1)')),
    field: 'Value.rows[].TeacherProfilePictureUri',
    verdict: 'tolerated',
  },
  {
    path: 'Announcement/GetMessage',
    name: 'an instant without its zone',
    plant: firstRow(set('PublishDateTime', '2026-11-20T23:37:43')),
    field: 'Value[].PublishDateTime',
    verdict: 'tolerated',
  },
  {
    path: 'Account/CheckAuth',
    name: 'an enrolment of another kind',
    plant: value((sent) => void ((sent['AccountInformation'] as Row)['EnrollmentStatus'] = 'PAUSED')),
    field: 'Value.AccountInformation.EnrollmentStatus',
    verdict: 'tolerated',
  },
];
