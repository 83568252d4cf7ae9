import type { Lesson } from '@portal/domain/lessons';
import type { SafeHref } from '@portal/domain/shared';
import type { MutationOptions } from '@tanstack/react-query';
import { announcementMutations } from '../../announcements/mutations.ts';
import { appointmentMutations } from '../../appointments/mutations.ts';
import { cardMutations } from '../../cards/mutations.ts';
import type { Client } from '../../client/index.ts';
import { lessonMutations } from '../../lessons/mutations.ts';
import { topicsKey } from '../../lessons/topics.ts';
import { libraryMutations } from '../../live-classes/library-mutations.ts';
import { liveClassMutations } from '../../live-classes/mutations.ts';
import { messageMutations } from '../../messages/mutations.ts';
import { packageMutations } from '../../packages/mutations.ts';
import { accountMutations } from '../../profile/account-mutations.ts';
import { profileMutations } from '../../profile/mutations.ts';
import { scheduleMutations } from '../../schedule/mutations.ts';
import { sessionMutations } from '../../session/mutations.ts';
import { toSafeHref } from '../mock-client.ts';
import { mutate } from '../mutate.ts';
import type { Run } from './recorded.ts';
import { CARD, COURSE, MEI, MODULE } from './student.ts';

const SLOT = { date: '2026-12-01', time: '15:00' };
const BOOKING = { typeId: 61, teacherId: 71, slot: SLOT };
const CONVERSATION = { id: 10_002, interactedUserId: 3001, topicId: 500_010_002 };
const HOLDER = { holder: 'Mei Chen', postalCode: '2000' };
const CLASS = { id: 402, name: 'Planning' };
const PASSWORD = 'study-2027';
const JPEG = '/9j/4AAQ';
const TOPICS = topicsKey(MEI.studentId, COURSE);
const save = () => undefined;
const ACCOUNT_DONE = { refreshAccount: () => Promise.resolve(true), setTimeZone: () => undefined };

const ANNOUNCEMENT = {
  id: 701,
  title: 'News',
  html: '',
  publishedAt: new Date(0),
  publishedOn: '1970-01-01',
  publisher: null,
  image: null,
  attachments: [],
};

const LESSON: Lesson = {
  id: 1104,
  course: COURSE,
  module: MODULE,
  name: 'Phrase bank',
  description: null,
  state: 'notDone',
  lock: null,
  opening: { kind: 'document', fileName: 'Phrase bank.pdf' },
  score: null,
  submittedAt: null,
  reportReady: false,
  canReset: true,
};

const PROFILE = {
  firstName: 'Mei',
  lastName: 'Chen',
  email: 'mei@example.com',
  phone: '+61 400 555 218',
  address: '',
  birthDate: '1997-08-21',
  ageRange: '2',
  gender: 'F',
  firstLanguage: 'zh',
  englishStartYear: '2009',
  toeflTestDate: '2027-02-13',
  countryOfResidence: '14',
  countryOfOrigin: '48',
  timeZone: 'Australia/Sydney',
  calendarSync: false,
};

const file = (path: string) => toSafeHref(`https://api.example${path}`) as SafeHref;

/** Returns a function that runs a mutation and resolves to its result. */
function mutation<Result, Variables, Context>(
  options: (client: Client) => MutationOptions<Result, Error, Variables, Context>,
  variables: Variables,
) {
  return ({ client, queries }: Run): Promise<unknown> => mutate(options(client), variables, queries);
}

/** Every mutation, by its name; one that can send several calls has an entry for each. */
export const WRITES: Readonly<Record<string, (given: Run) => Promise<unknown>>> = {
  'announcementMutations.dismiss': mutation((client) => announcementMutations.dismiss(client, ANNOUNCEMENT), undefined),
  'appointmentMutations.create': mutation((client) => appointmentMutations.create(client), {
    ...BOOKING,
    kind: 'meetings',
    course: { id: COURSE, itemType: 1 },
  }),
  'appointmentMutations.create (of a course)': mutation((client) => appointmentMutations.create(client), {
    ...BOOKING,
    kind: 'course',
    publishedId: COURSE,
  }),
  'appointmentMutations.reschedule': mutation(
    (client) => appointmentMutations.reschedule(client, { id: 601, typeId: 61 }),
    SLOT,
  ),
  'appointmentMutations.cancel': mutation((client) => appointmentMutations.cancel(client, 601), undefined),
  'cardMutations.add': mutation((client) => cardMutations.add(client), {
    ...HOLDER,
    token: 'tok_Visa_4242',
    first: true,
  }),
  'cardMutations.edit': mutation((client) => cardMutations.edit(client), {
    ...HOLDER,
    id: CARD,
    expireMonth: 12,
    expireYear: 2030,
  }),
  'cardMutations.remove': mutation((client) => cardMutations.remove(client), 'card_mei_2'),
  'cardMutations.setDefault': mutation((client) => cardMutations.setDefault(client), CARD),
  'lessonMutations.read': mutation((client) => lessonMutations.read(client, LESSON), undefined),
  'lessonMutations.download': mutation((client) => lessonMutations.download(client, LESSON, [TOPICS], save), undefined),
  'lessonMutations.reset': mutation(
    (client) => lessonMutations.reset(client, { ...LESSON, id: 1102 }, TOPICS, [['progress']]),
    undefined,
  ),
  'libraryMutations.setAsWatched': mutation(
    (client) => libraryMutations.setAsWatched(client, MEI, { id: 9001 }),
    undefined,
  ),
  'liveClassMutations.register': mutation(
    (client) => liveClassMutations.register(client, MEI.studentId, CLASS, 'list'),
    undefined,
  ),
  'liveClassMutations.cancel': mutation(
    (client) => liveClassMutations.cancel(client, { ...CLASS, id: 406 }),
    undefined,
  ),
  'messageMutations.create': mutation((client) => messageMutations.create(client), {
    recipient: { kind: 'support' },
    subject: 'A question',
    body: 'When?',
    attachments: [],
  }),
  'messageMutations.reply': mutation(
    (client) => messageMutations.reply(client, { ...CONVERSATION, body: 'Thank you.', attachments: [] }),
    undefined,
  ),
  'messageMutations.setAsRead': mutation((client) => messageMutations.setAsRead(client, CONVERSATION.id), undefined),
  'messageMutations.download': mutation(
    (client) => messageMutations.download(client, { id: file('/school/files/outline.pdf'), name: 'a.pdf' }, save),
    undefined,
  ),
  'messageMutations.archive': mutation((client) => messageMutations.archive(client, CONVERSATION), undefined),
  'packageMutations.lookUpClasses': mutation((client) => packageMutations.lookUpClasses(client), 1012),
  'packageMutations.lookUpRecords': mutation((client) => packageMutations.lookUpRecords(client), 1080),
  'packageMutations.add': mutation((client) => packageMutations.add(client), {
    packageId: 1080,
    classId: 37,
    renews: false,
  }),
  'packageMutations.unsubscribe': mutation((client) => packageMutations.unsubscribe(client, MEI.studentId), 1250),
  'accountMutations.changePicture': mutation((client) => accountMutations.changePicture(client, MEI), JPEG),
  'accountMutations.deleteAccount': mutation((client) => accountMutations.deleteAccount(client, MEI), {
    email: 'mei@example.com',
    captchaResponse: null,
  }),
  'accountMutations.linkAccount': mutation((client) => accountMutations.linkAccount(client), 'mei@example.com'),
  'profileMutations.update': mutation((client) => profileMutations.update(client, MEI, ACCOUNT_DONE), PROFILE),
  'profileMutations.undoEmailChange': mutation(
    (client) => profileMutations.undoEmailChange(client, MEI, ACCOUNT_DONE),
    undefined,
  ),
  'scheduleMutations.readOnline': mutation(
    (client) => scheduleMutations.readOnline(client, MEI.studentId, COURSE),
    undefined,
  ),
  'scheduleMutations.download': mutation(
    (client) => scheduleMutations.download(client, { id: file('/school/files/outline.pdf'), name: 'a.pdf' }, save),
    undefined,
  ),
  'sessionMutations.forgotPassword': mutation((client) => sessionMutations.forgotPassword(client), {
    userName: 'mei',
    captchaResponse: null,
  }),
  'sessionMutations.resetPassword': mutation((client) => sessionMutations.resetPassword(client, 'reset-mei'), {
    newPassword: PASSWORD,
    confirmPassword: PASSWORD,
  }),
  'sessionMutations.resendEmailVerification': mutation(
    (client) => sessionMutations.resendEmailVerification(client),
    undefined,
  ),
};
