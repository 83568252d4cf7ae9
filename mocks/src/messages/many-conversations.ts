import { received } from './entries.ts';
import { manyTeachers, people } from './people.ts';
import type { WrittenConversation } from './conversations.ts';

const COUNT = 5000;
const UNREAD = 3;
const EVERY_MS = 5 * 3_600_000;
const TEXTS = [
  'Your homework is marked.',
  'The recording of Tuesday’s class is in the library.',
  'Thank you, that is much better than last week. Please look at the comments on the second paragraph once more.',
  'See you on Thursday!',
  '你的口语练习我听完了，请看批改意见。',
];

/** Five thousand conversations of one entry each, one every five hours before `now`. */
export function manyConversations(now: Date): WrittenConversation[] {
  const everyone = [people.support, ...manyTeachers];
  return Array.from({ length: COUNT }, (_, i) => {
    const sentAt = new Date(now.getTime() - (i + 1) * EVERY_MS).toISOString();
    const person = everyone[i % everyone.length] ?? people.support;
    return {
      with: person,
      unread: i < UNREAD,
      entries: [received(person, sentAt, `<p>${COUNT - i}. ${TEXTS[i % TEXTS.length]}</p>`)],
    };
  });
}
