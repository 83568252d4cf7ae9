import { decodeEventPage, type EventWire } from '@portal/domain/events';
import { addDays } from '@portal/domain/shared';
import { fixtureContext } from '../fixtures/context.ts';
import { groupByDay } from './model.ts';

type Content = Pick<EventWire, 'Name' | 'Description' | 'Link'>;

const SITE = 'https://events.example.com';

/** The content of events by name, without their dates. */
const contents = {
  webinar: {
    Name: 'IELTS webinar: Writing Task 2 under time pressure',
    Description: '<p>Plan an essay in <strong>five minutes</strong> and see where band 7 answers spend the rest.</p>',
    Link: `${SITE}/ielts-writing`,
  },
  openEvening: {
    Name: 'Open evening at the Sydney campus',
    Description: '<p>Meet the teachers, tour the test rooms and bring your questions.</p>',
    Link: null,
  },
  mockTest: {
    Name: 'Full PTE mock test, scored the same week',
    Description:
      '<p>Two hours under test conditions. <em>Bring a headset.</em></p><ul><li>Check in from 08:30</li><li>Speaking and writing first</li><li>Reading, then listening</li></ul><p>A teacher reads your writing and you get a report with a score for each skill, together with the three things to practise next.</p>',
    Link: '/Events/pte-mock-test',
  },
  clinic: {
    Name: 'Pronunciation clinic',
    Description: 'Small groups of six. Record yourself, listen back, try again.',
    Link: `${SITE}/pronunciation`,
  },
  talk: {
    Name: 'Studying in Canada: visas, scores and deadlines',
    Description: null,
    Link: `${SITE}/canada`,
  },
  book: { Name: 'Book club: news in easy English', Description: null, Link: null },
  nurses: {
    Name: 'OET for nurses: role plays with feedback',
    Description: '<p>Four role plays from recent tests. You play, a nurse and a teacher comment.</p>',
    Link: `${SITE}/oet`,
  },
} as const satisfies Record<string, Content>;

/** Edge cases of content: long texts, Chinese, an unsafe link. */
const unusual = {
  longWords: {
    Name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch: an evening on very long place names and how to read them aloud without losing your breath',
    Description: `<p>${'A description may go on for a while, and still be worth its reading. '.repeat(8)}</p>`,
    Link: `${SITE}/long`,
  },
  chinese: {
    Name: 'PTE 讲座：口语评分是怎么回事',
    Description: '<p>老师用真实录音讲解 <strong>流利度</strong>、发音与内容三项得分，并回答提问。</p>',
    Link: `${SITE}/zh/pte`,
  },
  unsafeLink: {
    Name: 'An event whose address is no web address',
    Description: '<p onclick="alert(1)">What could act in it does nothing.</p><script>alert(1)</script>',
    Link: 'javascript:alert(1)',
  },
} as const satisfies Record<string, Content>;

const at = (today: string, days: number, time: string | null, content: Content): EventWire => ({
  ...content,
  EventDate: addDays(today, days),
  EventTime: time,
});

const { webinar, openEvening, mockTest, clinic, talk, book, nurses } = contents;
const inTurn: readonly Content[] = [clinic, webinar, talk, nurses, book, mockTest];

/** Some forty events around `today`. Both past and upcoming ones are on more days than one page has. */
export function eventsOf(today: string): EventWire[] {
  const turn = (i: number) => inTurn[i % inTurn.length] ?? clinic;
  return [
    at(today, 0, '14:00', webinar),
    at(today, 0, '18:30', openEvening),
    at(today, 1, '09:00', mockTest),
    at(today, 3, null, talk),
    at(today, 4, '10:00', unusual.chinese),
    at(today, 5, '19:00', unusual.longWords),
    ...Array.from({ length: 16 }, (_, i) => at(today, 7 + 3 * i, `${10 + (i % 9)}:30`, turn(i))),
    at(today, 10, '20:00', openEvening),
    at(today, 58, '17:00', unusual.unsafeLink),
    ...Array.from({ length: 14 }, (_, i) => at(today, -2 - 4 * i, `${11 + (i % 8)}:00`, turn(i + 2))),
    at(today, -2, '20:00', openEvening),
    at(today, -6, null, book),
  ];
}

const TODAY = '2026-11-21';
const days = (events: EventWire[]) => {
  const rows = groupByDay(events);
  return decodeEventPage({ rows, total: rows.length }, fixtureContext).rows;
};

/** The decoded days with events, on the day of every story. */
export const eventDays = {
  upcoming: days(eventsOf(TODAY).filter(({ EventDate }) => EventDate >= TODAY)),
  past: days(eventsOf(TODAY).filter(({ EventDate }) => EventDate < TODAY)).toReversed(),
  unusual: days([
    at(TODAY, 0, '09:30', unusual.longWords),
    at(TODAY, 0, null, unusual.chinese),
    at(TODAY, 2, '16:00', unusual.unsafeLink),
    at(TODAY, 2, '23:45', mockTest),
  ]),
  single: days([at(TODAY, 2, '18:30', openEvening)]),
};
