import { inZone } from '@portal/domain/shared';
import type { ConversationEntryWire } from '@portal/domain/messages';
import { atSchool, SCHOOL_ZONE } from '../backend/clock.ts';
import { heldFiles, received, sent, type Writer } from './entries.ts';
import { people, type Person } from './people.ts';

/** The content of a conversation, without ids. */
export interface WrittenConversation {
  with: Person;
  unread?: boolean;
  archived?: boolean;
  /** Oldest first. */
  entries: ConversationEntryWire[];
}

const RICH = `<h2>Your plan for the last two weeks</h2>
<p>Read it <strong>once</strong>, then follow it day by day. All <em>practice tests</em> are in <a href="https://www.example.com/practice">the practice library</a>.</p>
<table>
  <thead><tr><th>Day</th><th>Task</th><th>Minutes</th></tr></thead>
  <tbody>
    <tr><td>Monday</td><td>Describe Image, ten pictures</td><td>40</td></tr>
    <tr><td>Wednesday</td><td>Write from Dictation</td><td>25</td></tr>
    <tr><td>Saturday</td><td>Scored mock test</td><td>120</td></tr>
  </tbody>
</table>
<ul><li>Never skip the warm-up.</li><li>Note every word you miss:<ul><li>spelling</li><li>stress</li></ul></li></ul>
<ol><li>Listen.</li><li>Repeat.</li><li>Write.</li></ol>
<blockquote>Slow is smooth, and smooth is fast.</blockquote>`;

const HOSTILE =
  '<script>document.title = "changed"</script><h2>See you on Saturday</h2><img src="/school/pictures/none.png" alt="" onerror="document.title = \'changed\'"><p onclick="document.title = \'changed\'" style="position:fixed;inset:0">A line with a <a href="javascript:document.title=1">link that is none</a>.</p><iframe src="https://www.example.com"></iframe><form action="/api/Account/Logout"><button>Win a course</button></form>';

const QUESTIONS = [
  [
    'Is it “the number of” or “a number of” here?',
    'A number of students <em>are</em>, the number of students <em>is</em>.',
  ],
  [
    'I wrote 214 words for the summary. Too many?',
    'Far too many: 75 is the limit, and the first sentence counts most.',
  ],
  ['May I take notes while the lecture plays?', 'Yes, and you should: key words only, no sentences.'],
  ['I keep losing the last words of the dictation.', 'Write the first letters of every word first, then fill in.'],
  ['<i> is printed in my answer, is that a mistake?\nI did not write it.', 'That was our side, it is repaired.'],
  ['How do I stop saying “um”?', 'Pause instead. A silent second costs you nothing.'],
] as const;

const ENTRIES = 120;
const HOURS = 3_600_000;

/** A question and its answer every day, for two months. */
function longCorrespondence(now: Date, student: Writer): ConversationEntryWire[] {
  return Array.from({ length: ENTRIES }, (_, i) => {
    const sentAt = new Date(now.getTime() - (ENTRIES - i) * 12 * HOURS - 36 * HOURS).toISOString();
    const [question, answer] = QUESTIONS[Math.floor(i / 2) % QUESTIONS.length] ?? QUESTIONS[0];
    const number = Math.floor(i / 2) + 1;
    return i % 2 === 0
      ? sent(student, sentAt, `Question ${number}: ${question}`)
      : received(people.hannah, sentAt, `<p>Answer ${number}: ${answer}</p>`);
  });
}

/** The usual conversations of a student by name, all written before `now`. */
export function usualConversations(now: Date, student: Writer) {
  const name = student.FirstName;
  const today = inZone(now, SCHOOL_ZONE).date;
  const at = (days: number, time: string) => atSchool(today, -days, time);
  const thisMorning = new Date(now.getTime() - 85 * 60_000).toISOString();
  return {
    certificate: {
      with: people.support,
      unread: true,
      entries: [
        sent(student, at(2, '18:20'), 'Hello, when will I get the certificate of PTE Academic in 6 weeks?'),
        received(
          people.support,
          thisMorning,
          '<p>Your certificate is ready. You can download it from My Packages at any time.</p><p>Congratulations!</p>',
        ),
      ],
    },
    feedback: {
      with: people.priya,
      unread: true,
      entries: [
        sent(
          student,
          at(15, '19:42'),
          'Hi Priya, here are my two Describe Image recordings. I felt rushed in the first one.',
          heldFiles('feedback', 'describe-image-notes.pdf'),
        ),
        received(people.priya, at(1, '16:04'), `<p>Thanks ${name}, I listened to both.</p>`),
        received(
          people.priya,
          at(1, '16:05'),
          '<p>Lovely improvement in the second recording. Two small things to work on before Thursday:</p><ol><li>Finish with one sentence of conclusion.</li><li>Stress the numbers.</li></ol>',
          heldFiles('feedback', 'stress-map.png'),
        ),
      ],
    },
    chinese: {
      with: people.lijing,
      unread: true,
      entries: [
        sent(student, at(1, '09:10'), '李老师您好，写作作业是这周日之前交吗？'),
        received(
          people.lijing,
          at(1, '11:30'),
          '<p>是的，周日 <strong>23:59</strong> 之前提交就可以。写完以后先自己检查一遍时态和冠词，我周二之前会把批改意见发给你。</p>',
        ),
      ],
    },
    weeks: { with: people.hannah, entries: longCorrespondence(now, student) },
    meeting: {
      with: people.daniel,
      entries: [
        sent(student, at(4, '08:15'), 'Dear Daniel,\ncould we meet an hour later on Wednesday?'),
        received(people.daniel, at(4, '12:40'), `<p>Thanks ${name}, I have moved our meeting to 14:30.</p>`),
      ],
    },
    ownLast: {
      with: people.sophie,
      entries: [
        received(people.sophie, at(6, '10:00'), '<p>Did the essay template help?</p>'),
        sent(student, at(5, '21:05'), 'It did, thank you! I’ll send the next essay on Monday.'),
      ],
    },
    rich: {
      with: people.priya,
      entries: [received(people.priya, at(7, '13:15'), RICH), received(people.priya, at(7, '13:16'), HOSTILE)],
    },
    attachmentOnly: {
      with: people.daniel,
      entries: [received(people.daniel, at(8, '17:00'), '', heldFiles('slides', 'Speaking lab slides.pdf'))],
    },
    reset: {
      with: people.support,
      entries: [
        sent(student, at(12, '22:48'), 'The lesson “Repeat Sentence” stops at 80% although I finished it.'),
        received(
          people.support,
          at(11, '09:30'),
          '<p>We have reset the lesson for you. Please try again and let us know if it happens again.</p>',
        ),
      ],
    },
    files: {
      with: people.sophie,
      entries: [
        received(people.sophie, at(16, '15:25'), '<p>Everything we used this month:</p>', [
          ...heldFiles(
            'month',
            'Essay task.docx',
            'Vocabulary of the month, with example sentences, pronunciation and the mistakes most students make (final version, November).xlsx',
          ),
          { FileName: 'Model answers.pdf', FullFilePath: 'https://files.example.com/model-answers.pdf' },
          { FileName: 'Old list.xls', FullFilePath: 'file:///C:/lists/old.xls' },
          { FileName: '作文范文.pdf', FullFilePath: 'javascript:alert(1)' },
        ]),
      ],
    },
    grammar: {
      with: people.marcus,
      entries: [
        received(
          people.marcus,
          at(23, '14:10'),
          '<p>Here is the grammar sheet we talked about in class.</p>',
          heldFiles('grammar', 'Articles.pdf'),
        ),
      ],
    },
    longWords: {
      with: people.administration,
      entries: [
        received(
          people.administration,
          at(30, '08:05'),
          '<p>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz_and_https://www.example.com/identification/documents/accepted/in/test-centres?country=australia&amp;valid=from-the-first-of-december</p><p>Please bring one of the documents on this list.</p>',
        ),
      ],
    },
    essay: {
      with: people.sophie,
      entries: [
        received(
          people.sophie,
          at(37, '11:50'),
          '<p>Your essay is marked: 78 of 90. The paragraph on cities is very good.</p>',
        ),
      ],
    },
    invoice: {
      with: people.support,
      entries: [
        sent(student, at(61, '10:00'), 'Could you send me the invoice again?\n\nThank you\nAnd: is GST included?'),
        received(
          people.support,
          at(60, '16:45'),
          '<p>Of course, it is attached. GST is included.</p>',
          heldFiles('invoice', 'Invoice 20931.pdf'),
        ),
      ],
    },
    archivedWelcome: {
      with: people.support,
      archived: true,
      entries: [
        received(
          people.support,
          at(300, '10:00'),
          `<p>Welcome ${name}! Write to us whenever something is unclear.</p>`,
        ),
      ],
    },
    archivedTimetable: {
      with: people.priya,
      archived: true,
      entries: [
        sent(student, at(122, '20:30'), 'Are there classes in the evening?'),
        received(people.priya, at(121, '09:00'), '<p>Yes, every Tuesday and Thursday at 18:30.</p>'),
      ],
    },
    archivedChinese: {
      with: people.lijing,
      archived: true,
      entries: [received(people.lijing, at(90, '15:00'), '<p>听力资料已经上传到课程资料库，请在上课之前下载。</p>')],
    },
    archivedPlacement: {
      with: people.marcus,
      archived: true,
      entries: [
        received(
          people.marcus,
          at(200, '12:00'),
          '<p>Your placement test says B2, so we begin with the second unit.</p>',
        ),
      ],
    },
  } satisfies Record<string, WrittenConversation>;
}

/** The name of a usual conversation. */
export type ConversationName = keyof ReturnType<typeof usualConversations>;
