import { safeHref } from '../fixtures/context.ts';

const frame = (lang: string) =>
  safeHref(`/school/frames/notifications.html?userUuid=5c1f0de0&role=Student&lang=${lang}`);

/** URLs of the placeholder for the notification app, as the portal opens it. */
export const notificationFrames = {
  english: frame('en'),
  chinese: frame('zh-CN'),
  /** A page that never finishes loading. */
  never: safeHref('/school/frames/never.html'),
};

/** Notifications of `openNotification` messages (001 §2). */
export const notificationDetails = {
  short: {
    title: 'Your live class moves to Tuesday',
    message:
      '<p>The class <strong>PTE Speaking: Describe Image</strong> moves from Monday to <em>Tuesday, 18:00</em>. You don’t have to sign up again.</p>',
  },
  long: {
    title: 'How the speaking test changes in March, and what that means for the classes you have signed up for',
    message:
      '<h2>What changes</h2><p>The speaking part gets a new task type. You hear a short conversation and say in 40 seconds what it was about.</p>' +
      '<ul><li>Read aloud stays as it is.</li><li>Repeat sentence has two items fewer.</li><li>Describe image has a new kind of picture, for instance a floor plan.</li></ul>' +
      '<h2>When</h2><table><tbody><tr><th>Test centre</th><th>From</th></tr><tr><td>Sydney, Melbourne</td><td>Monday 02/03/2026</td></tr><tr><td>Everywhere else</td><td>Monday 16/03/2026</td></tr></tbody></table>' +
      '<p>Everything is at <a href="https://school.example/speaking">https://school.example/speaking/everything-about-the-new-task-types-in-one-place</a>.</p>' +
      '<p>Your classes go on as planned. From the first week of February, each of them practises the new task at the end. If your test is before March, tell your teacher, and you practise the old task types instead.</p>' +
      '<img src="x" onerror="document.title = 1"><script>document.title = 2</script>',
  },
  chinese: {
    title: '你的直播课改到星期二',
    message:
      '<p>直播课 <strong>PTE 口语：图片描述</strong> 由星期一改到 <em>星期二 18:00</em>，你无需重新报名。</p><ul><li>教室不变。</li><li>录播会在下课后两小时内上传。</li></ul>',
  },
  untitled: { title: '', message: '<p>Welcome to the school.</p>' },
};
