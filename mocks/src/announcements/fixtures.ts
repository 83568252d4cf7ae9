import { decodeAnnouncements, type AnnouncementWire } from '@portal/domain/announcements';
import { addDays } from '@portal/domain/shared';
import { atSchool } from '../backend/clock.ts';
import { fixtureContext } from '../fixtures/context.ts';
import { mapped } from '../fixtures/mapped.ts';

const files = (...names: string[]) =>
  names.map((name) => ({ Attachment: name, FullFilePath: `/school/files/${encodeURIComponent(name)}` }));

const holidayMessage = `<h2>Holiday opening hours</h2>
<p>Student Support answers a little slower over the summer break. Your courses and practice tests stay open the whole time.</p>
<table>
  <thead><tr><th>Dates</th><th>Chat</th><th>Email</th></tr></thead>
  <tbody>
    <tr><td>21 to 24 December</td><td>10:00 to 16:00</td><td>Within a day</td></tr>
    <tr><td>25 to 28 December</td><td>Closed</td><td>Within three days</td></tr>
    <tr><td>29 December to 2 January</td><td>10:00 to 14:00</td><td>Within two days</td></tr>
  </tbody>
</table>
<p>Before you write, please check that:</p>
<ol>
  <li>you’re signed in with the email address you enrolled with;</li>
  <li>your browser is up to date;</li>
  <li>the answer isn’t in the <a href="https://www.example.com/help">help centre</a> already.</li>
</ol>
<p>Have a good break, and good luck with your test.</p>`;

/**
 * Announcements by name, published before `today`. `PublishedDate` is in the school's zone here; the mock backend sends
 * the date in the student's zone.
 */
export function announcementWiresOf(today: string) {
  const at = (days: number, time: string) => ({
    PublishDateTime: atSchool(today, -days, time),
    PublishedDate: addDays(today, -days),
  });
  return {
    holidayHours: {
      Id: 701,
      Title: 'Holiday support hours',
      Message: holidayMessage,
      ...at(1, '09:30'),
      PublishedBy: 'Student Support',
      MainImage: null,
      Attachments: files('Holiday hours.pdf'),
    },
    mockTests: {
      Id: 702,
      Title: 'New PTE mock tests are ready',
      Message: '<p>Three full mock tests with scoring by the end of the day. You find them in your assessments.</p>',
      ...at(9, '14:00'),
      PublishedBy: 'Academic team',
      MainImage: null,
      Attachments: [],
    },
    chinese: {
      Id: 703,
      Title: '周末直播答疑：写作评分标准详解',
      Message:
        '<p>本周六 <strong>19:00</strong> 我们将在线讲解写作评分标准。</p><ul><li>常见扣分点</li><li>高分范文对比</li><li>现场答疑</li></ul><p>无需报名，准时进入直播课即可。</p>',
      ...at(3, '11:15'),
      PublishedBy: '教务团队',
      MainImage: '/school/pictures/bubbles.svg',
      Attachments: files('写作评分标准（完整版）.pdf'),
    },
    longTitle: {
      Id: 704,
      Title:
        'Changes to the identification documents that test centres in Australia, New Zealand and Singapore accept from the first of December',
      Message: '<p>A driver licence is no longer enough: bring your passport, and arrive 30 minutes early.</p>',
      ...at(12, '08:05'),
      PublishedBy: 'International Student Administration and Examination Services',
      MainImage: null,
      Attachments: [],
    },
    old: {
      Id: 705,
      Title: 'Welcome to the new student portal',
      Message: '<p>Everything you had is still here, and works on your phone now.</p>',
      ...at(300, '10:00'),
      PublishedBy: null,
      MainImage: null,
      Attachments: [],
    },
    withImage: {
      Id: 711,
      Title: 'How Ana moved from 58 to 79 in eight weeks',
      Message:
        '<p>Ana is a nurse in Brisbane and studied after her shifts. Three habits made the difference:</p><ul><li><strong>One task a day</strong>, never more than 40 minutes.</li><li>Reading her own answers aloud the next morning.</li><li>A scored mock test every second Sunday.</li></ul><p>“I stopped collecting tips and started finishing tasks,” she says.</p>',
      ...at(2, '17:40'),
      PublishedBy: 'Sophie Laurent',
      MainImage: '/school/pictures/bubbles.svg',
      Attachments: files('Ana’s weekly plan.pdf', 'Habit tracker.xlsx'),
    },
    withoutImage: {
      Id: 712,
      Title: 'Five linking phrases that examiners notice',
      Message: '<p>Use them once each, and only where the thought really turns.</p>',
      ...at(18, '12:00'),
      PublishedBy: 'Academic team',
      MainImage: null,
      Attachments: files('Linking phrases.pdf'),
    },
    manyFiles: {
      Id: 713,
      Title: 'All handouts of the October workshops',
      Message: '<p>Take what you need; the recordings are in your library.</p>',
      ...at(25, '16:20'),
      PublishedBy: 'Daniel Okafor',
      MainImage: '/school/pictures/broken.svg',
      Attachments: [
        ...files(
          'Workshop 1 – Describe Image.pdf',
          'Workshop 2 – Retell Lecture.pdf',
          'Workshop 3 – Essay, with model answers and comments by two examiners (final version).docx',
          'Workshop 4 – Listening.pdf',
          'Audio for workshop 4.mp3',
        ),
      ],
    },
  } as const satisfies Record<string, AnnouncementWire>;
}

/** The name of an announcement. */
export type AnnouncementName = keyof ReturnType<typeof announcementWiresOf>;

/** A file that the contract does not allow, so only in stories: the portal never opens it. */
const unsafeFile = { Attachment: 'Old timetable.xls', FullFilePath: 'file:///C:/timetable.xls' };
const kept = announcementWiresOf('2026-11-21');

/** The announcements on the day of every story. */
const wires = { ...kept, manyFiles: { ...kept.manyFiles, Attachments: [...kept.manyFiles.Attachments, unsafeFile] } };

/** The decoded announcements. */
export const announcements = mapped(wires, (wire) => decodeAnnouncements([wire], fixtureContext)[0]);
