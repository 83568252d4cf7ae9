// @vitest-environment jsdom
import { earlyTiles, type Course, type PracticeProgress } from '@portal/domain/courses';
import {
  entryOf,
  entryPath,
  isOfCourse,
  navEntries,
  paths,
  titleKeyOf,
  type NavEntry,
  type StudentScreenId,
} from '@portal/domain/screens';
import { loading, ready, type Loadable, type Page, type SafeHref } from '@portal/domain/shared';
import { CourseIcon } from '@portal/ui/blocks/course-tiles';
import { ZoneNotice } from '@portal/ui/calendar';
import { CourseListScreen } from '@portal/ui/courses';
import { DashboardScreen, ResumeCard, TodaySummary } from '@portal/ui/dashboard';
import { PANEL_ROWS, PanelSkeleton } from '@portal/ui/kit';
import { createI18n, LANGUAGES, timeAgo, zoneName, type Language } from '@portal/ui/i18n';
import { AppShell, LastVisitNote, type HeaderMessages } from '@portal/ui/shell';
import { describe, expect, test } from 'vitest';
import { courseLinks } from '../../router/course-links.ts';
import { showAge } from './age.ts';
import { openFilledPlaceholder, renderToElement, markupOf, openPlaceholder } from '../../testing/filled-placeholder.ts';
import type { FirstPicture } from './first-picture.ts';
import { greet } from './greeting.ts';
import { showResume } from './resume-card.ts';
import { showBrand, showMenu, showTools, type EarlyTools } from './shell.ts';
import { showTiles } from './tiles.ts';
import { showZone } from './zone-notice.ts';

const LONG =
  'Build speaking and writing skills week by week, with timed practice and feedback from a teacher you know.';

function course(id: number, change: Partial<Course> = {}): Course {
  return {
    id,
    kind: 'course',
    name: `PTE <${id}> $&`,
    description: 'Six weeks & more.',
    icon: { kind: 'default' },
    availability: 'active',
    progress: 'inProgress',
    ...change,
  };
}

const COURSES = [
  course(101, { description: LONG }),
  course(102, { kind: 'diagnosticTest', progress: 'notStarted' }),
  course(103, { progress: 'completed', description: null, icon: { kind: 'font', className: 'fa fa-pen' } }),
];
const PRACTICE: PracticeProgress = { total: 68, completed: 42, percent: 61, average: 70 };
const ZONES = { device: 'Europe/London', profile: 'Asia/Shanghai', now: new Date('2026-07-01T00:00:00Z') };
const LOGO = 'https://cdn.example/logo.svg?a=1&b=2' as SafeHref;

const noop = () => undefined;

/** What is known of a student. */
interface Known {
  name: string | null;
  logo: SafeHref | null;
  practice: PracticeProgress;
  /** The name of the lesson to resume; undefined = it is being checked. */
  lesson: null | undefined;
  hidden: Partial<Record<NavEntry, boolean>>;
  tools: EarlyTools;
}
const EVERYTHING: Known = {
  name: 'Harbour <English>',
  logo: null,
  practice: PRACTICE,
  lesson: null,
  hidden: {},
  tools: { bell: true, messages: { unread: true } },
};

/** What was kept of an earlier visit. */
const EARLIER: Known = {
  name: 'Harbour',
  logo: 'https://cdn.example/earlier.svg' as SafeHref,
  practice: { total: 1, completed: 0, percent: 0, average: 0 },
  lesson: undefined,
  hidden: { videos: true, meetings: true },
  tools: { bell: true, messages: { unread: false } },
};

function expectSame(placeholder: Element, page: Element): void {
  for (const selector of ['header', 'main', 'nav', 'nav:last-of-type'])
    expect(markupOf(placeholder, selector)).toBe(markupOf(page, selector));
}

function drawAll(
  picture: FirstPicture,
  language: Language,
  { name, logo, practice, lesson, hidden, tools }: Known,
): void {
  const zoneOf = (zone: string) => zoneName(language, zone, ZONES.now);
  picture.draw(greet, 'Mei');
  picture.draw(showBrand, { name, logo });
  picture.draw(showZone, { device: zoneOf(ZONES.device), profile: zoneOf(ZONES.profile) });
  picture.draw(showTools, tools);
  picture.draw(showMenu, hidden, navEntries);
  picture.draw(showTiles, earlyTiles(COURSES), courseLinks.courseHref);
  const checksLesson = lesson === undefined;
  picture.draw(showResume, { id: 101, name: COURSES[0]?.name ?? '', practice, checksLesson });
}

const resumeOf = ({ practice, lesson }: Known) =>
  ready({
    courseName: COURSES[0]?.name ?? '',
    lessonName: lesson,
    practice,
    lessonsHref: paths.lessons(101),
    progressHref: paths.progress(101),
  });

/** The dashboard of that student as the components draw it. */
function dashboardOf(language: Language, known: Known) {
  const { name, logo, hidden, tools } = known;
  const messages: HeaderMessages | null = tools.messages && { href: paths.messages(), unread: tools.messages.unread };
  return (
    <AppShell
      brand={{ name, logoUrl: logo }}
      homeHref={paths.dashboard}
      page={{ kind: 'dashboard' }}
      language={language}
      onLanguageChange={noop}
      notificationsHref={tools.bell ? paths.notifications : null}
      messages={messages}
      items={navEntries.filter((entry) => !hidden[entry]).map((entry) => ({ entry, href: entryPath[entry] }))}
      current="dashboard"
      onBlocked={noop}
      onLogOut={noop}
      display={{ appearance: 'system', scheme: 'school' }}
      onDisplayChange={noop}
      offline={false}
    >
      <DashboardScreen
        {...courseLinks}
        mayRenew
        firstName="Mei"
        // Comes with the code; the placeholder keeps its line free.
        todaySummary={<TodaySummary count={undefined} />}
        week={<PanelSkeleton rows={PANEL_ROWS} idle />}
        announcements={<PanelSkeleton rows={PANEL_ROWS} idle />}
        videos={<PanelSkeleton rows={PANEL_ROWS} idle />}
        notices={<ZoneNotice {...ZONES} profileHref={paths.profile} onDismiss={noop} />}
        resume={resumeOf(known)}
        courses={ready({ rows: COURSES, total: COURSES.length })}
        onRetry={noop}
        listHref={paths.courses}
      />
    </AppShell>
  );
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each<[string, Partial<Known>]>([
    ['who has everything', {}],
    ['of a school with a logo', { logo: LOGO }],
    ['of a school without a name', { name: null }],
    ['without live classes', { hidden: { liveClasses: true } }],
    ['without classes, videos and events', { hidden: { liveClasses: true, videos: true, events: true } }],
    ['without the bell', { tools: { bell: false, messages: { unread: false } } }],
    ['without messages', { tools: { bell: true, messages: null } }],
    ['with nothing done', { practice: { total: 1, completed: 0, percent: 0, average: 0 } }],
    ['with a lesson to resume', { lesson: undefined }],
    ['with all done', { practice: { total: 68, completed: 68, percent: 100, average: 7 } }],
  ])('what is shown before the code is there is what the screen shows a student %s', async (_name, change) => {
    const known = { ...EVERYTHING, ...change };
    const { root, picture } = await openFilledPlaceholder(language);
    drawAll(picture, language, known);
    const page = await renderToElement(language, dashboardOf(language, known));
    expectSame(root, page);
    // After a visit at which something was different it is the same.
    const again = await openFilledPlaceholder(language);
    drawAll(again.picture, language, EARLIER);
    drawAll(again.picture, language, known);
    expectSame(again.root, page);
  });

  test.each<[string, Course['icon']]>([
    ['a picture', { kind: 'image', url: LOGO }],
    ...['mic', 'writing', 'headphones', 'file', 'envelope', 'comments', 'bullseye', 'trophy', 'anchor'].map(
      (className): [string, Course['icon']] => [className, { kind: 'font', className }],
    ),
  ])('the icon of a course with %s is that of the screen', async (_name, icon) => {
    const courses = [course(101, { icon })];
    const { root, picture } = await openFilledPlaceholder(language);
    picture.draw(showTiles, earlyTiles(courses), courseLinks.courseHref);
    const page = await renderToElement(
      language,
      <DashboardScreen
        {...courseLinks}
        mayRenew
        firstName=""
        resume={ready(null)}
        courses={ready({ rows: courses, total: 1 })}
        onRetry={noop}
        listHref={paths.courses}
      />,
    );
    expect(markupOf(root, 'article')).toBe(markupOf(page, 'article'));
  });

  test('the age of what was kept is said as the screen says it', async () => {
    const { root, picture } = await openFilledPlaceholder(language);
    picture.draw(showAge, timeAgo(language, 0, 5 * 60_000));
    const page = await renderToElement(language, <LastVisitNote since={0} now={5 * 60_000} status="updating" />);
    expect([...root.querySelectorAll('[role=status]')].at(-1)?.outerHTML).toBe(page.innerHTML);
  });
});

describe.each(LANGUAGES)('another page in %s', (language) => {
  /** A page of that student as the components draw it, before its own code is there. */
  async function pageOf(id: StudentScreenId, { name, logo, hidden, tools }: Known) {
    const i18n = await createI18n(language);
    return (
      <AppShell
        brand={{ name, logoUrl: logo }}
        homeHref={paths.dashboard}
        page={{
          kind: 'page',
          title: i18n.getFixedT(language, 'shell')(titleKeyOf(id)),
          about: isOfCourse(id) ? { name: null, href: paths.courses } : null,
          onBack: noop,
        }}
        language={language}
        onLanguageChange={noop}
        notificationsHref={tools.bell ? paths.notifications : null}
        messages={tools.messages && { href: paths.messages(), unread: tools.messages.unread }}
        items={navEntries.filter((entry) => !hidden[entry]).map((entry) => ({ entry, href: entryPath[entry] }))}
        current={entryOf(id)}
        onBlocked={noop}
        onLogOut={noop}
        display={{ appearance: 'system', scheme: 'school' }}
        onDisplayChange={noop}
        offline={false}
      >
        {null}
      </AppShell>
    );
  }

  test.each<[string, StudentScreenId, Partial<Known>]>([
    ['/MyCourseList', 'courses', {}],
    ['/lesson/5', 'lessons', { logo: LOGO }],
    ['/StudySchedule/5', 'schedule', { name: null }],
    ['/LiveClassList', 'liveClasses', { tools: { bell: true, messages: null } }],
    ['/BookedMeetings', 'bookedMeetings', { hidden: { liveClasses: true, videos: true } }],
    ['/MyPackages/', 'myPackages', {}],
    ['/Help', 'helpTopics', { hidden: { videos: true } }],
    ['/Notification', 'notifications', { tools: { bell: false, messages: { unread: false } } }],
  ])('%s has its title, menu and tools as the screen has them', async (path, id, change) => {
    const known = { ...EVERYTHING, ...change };
    const { name, logo, hidden, tools } = known;
    const { root, picture } = await openFilledPlaceholder(language, path);
    picture.draw(showBrand, { name, logo });
    picture.draw(showTools, tools);
    picture.draw(showMenu, hidden, navEntries);
    expectSame(root, await renderToElement(language, await pageOf(id, known)));
  });

  test('the code names a page whose label depends on the deployment', async () => {
    const { root } = await openFilledPlaceholder(language, '/VideoList');
    expect(root.querySelector('h1')?.textContent).toBe('');
  });
});

describe.each(LANGUAGES)('the course list in %s', (language) => {
  const OPEN = [
    ...COURSES,
    course(104, { kind: 'diagnosticTest', progress: 'inProgress' }),
    course(105, { kind: 'diagnosticTest', progress: 'completed', description: LONG }),
    course(106, { progress: 'notStarted' }),
  ];
  const list = (courses: Loadable<Page<Course>>) => (
    <CourseListScreen
      {...courseLinks}
      mayRenew
      courses={courses}
      progress={new Map([[101, loading]])}
      onRetry={noop}
      onRetryFurther={null}
    />
  );

  /** The list's placeholder, with its skeletons. */
  async function openList() {
    const opened = await openFilledPlaceholder(language, '/MyCourseList');
    opened.root.querySelector('main')?.append(...(await renderToElement(language, list(loading))).childNodes);
    return opened;
  }

  test('the courses are what the screen shows while their progress is loading', async () => {
    const { root, picture } = await openList();
    picture.draw(showTiles, earlyTiles(OPEN), courseLinks.courseHref, 'listTiles');
    const page = await renderToElement(language, list(ready({ rows: OPEN, total: OPEN.length })));
    expect(markupOf(root, 'main ul')).toBe(markupOf(page, 'ul'));
    expect(root.querySelector('main [role=status]')).toBeNull();
  });

  test('a course that cannot be opened keeps its skeleton', async () => {
    const { root, picture } = await openList();
    const skeleton = root.querySelector('main [aria-hidden] > div > *')?.outerHTML;
    const tiles = earlyTiles([course(1), course(2, { availability: 'archived' })]);
    picture.draw(showTiles, tiles, courseLinks.courseHref, 'listTiles');
    const [open, closed] = root.querySelectorAll('main ul > li');
    expect(open?.querySelector('a')?.textContent).toBe('PTE <1> $&');
    expect(closed?.innerHTML).toBe(skeleton);
  });
});

test('no button pretends that it acts', async () => {
  const { root, picture } = await openFilledPlaceholder('en');
  drawAll(picture, 'en', EVERYTHING);
  const buttons = [...root.querySelectorAll('button')];
  expect(buttons.map(({ ariaDisabled }) => ariaDisabled)).toEqual(buttons.map(() => 'true'));
});

test('no two elements have the same id', async () => {
  const { root, picture } = await openFilledPlaceholder('en');
  drawAll(picture, 'en', EVERYTHING);
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what is known before the placeholder is there is drawn with it', async () => {
  const { root, picture, begin } = await openPlaceholder('en');
  picture.draw(greet, 'Mei');
  picture.draw(showTiles, earlyTiles([course(101)]), courseLinks.courseHref);
  expect(root.querySelector('article')).toBeNull();
  begin();
  expect(root.querySelector('h1')?.textContent).toBe('Welcome back, Mei');
  expect(root.querySelectorAll('article')).toHaveLength(1);
});

test('without a name nobody is greeted by it', async () => {
  const { root, picture } = await openFilledPlaceholder('en');
  picture.draw(greet, '');
  expect(root.querySelector('h1')?.textContent).toBe('Welcome back');
});

test('a course that cannot be opened keeps its skeleton, which nobody is read', async () => {
  const { root, picture } = await openFilledPlaceholder('en');
  picture.draw(
    showTiles,
    earlyTiles([course(1), course(2, { availability: 'expired' }), course(3)]),
    courseLinks.courseHref,
  );
  const items = [...root.querySelectorAll('main ul > li')];
  expect(items.map((item) => [item.ariaHidden, item.querySelector('article') !== null])).toEqual([
    [null, true],
    ['true', false],
    [null, true],
  ]);
  expect(items[1]?.childElementCount).toBe(1);
  // The list says nothing of loading any more; the card above still does.
  expect(root.querySelectorAll('[role=status]')).toHaveLength(1);
});

test.each(['course', 'diagnosticTest'] as const)(
  'a picture of a %s that cannot be fetched leaves its icon, as on the screen',
  async (kind) => {
    const { root, picture } = await openFilledPlaceholder('en');
    const pictured = course(1, { kind, icon: { kind: 'image', url: LOGO } });
    picture.draw(showTiles, earlyTiles([pictured]), courseLinks.courseHref);
    const icon = () => root.querySelector('article > [aria-hidden]');
    expect(icon()?.querySelector('img')?.getAttribute('src')).toBe(LOGO);
    icon()?.querySelector('img')?.dispatchEvent(new Event('error'));
    const plain = await renderToElement('en', <CourseIcon course={{ kind, icon: { kind: 'default' } }} />);
    expect(icon()?.outerHTML).toBe(plain.innerHTML);
  },
);

test('below a notice skeletons are drawn anew, and courses stay what they were', async () => {
  const zones = { device: 'here', profile: 'there' };
  const { root, picture } = await openFilledPlaceholder('en');
  const below = () => root.querySelector('main')?.lastElementChild;
  const skeletons = below();
  picture.draw(showZone, zones);
  expect(below()).not.toBe(skeletons);
  expect(below()?.isEqualNode(skeletons ?? null)).toBe(true);

  const later = await openFilledPlaceholder('en');
  later.picture.draw(showTiles, earlyTiles(COURSES), courseLinks.courseHref);
  const article = later.root.querySelector('article');
  later.picture.draw(showZone, zones);
  later.picture.draw(showZone, zones);
  expect(later.root.querySelector('article')).toBe(article);
  expect(later.root.querySelectorAll('[role=group]')).toHaveLength(1);
});

test('where no course is resumed there is no card, as on the screen', async () => {
  const { root, picture } = await openFilledPlaceholder('en');
  const sections = () => root.querySelectorAll('main section').length;
  const before = sections();
  picture.draw(showResume, null);
  expect(sections()).toBe(before - 1);
  expect((await renderToElement('en', <ResumeCard resume={ready(null)} />)).innerHTML).toBe('');
});

test('a logo that cannot be fetched leaves the mark of the portal, as on the screen', async () => {
  const { root, picture } = await openFilledPlaceholder('en');
  picture.draw(showBrand, { name: 'Harbour', logo: LOGO });
  const picturesOf = () => [...root.querySelectorAll('header img')];
  expect(picturesOf()).toHaveLength(1);
  for (const one of picturesOf()) one.dispatchEvent(new Event('error'));
  const page = await renderToElement('en', dashboardOf('en', { ...EVERYTHING, name: 'Harbour' }));
  expect(markupOf(root, 'header a')).toBe(markupOf(page, 'header a'));
});

test.each([
  ['none', []],
  ['none that can be opened', [course(1, { availability: 'archived' })]],
])('with courses of which there are %s the skeletons stay', async (_name, courses) => {
  const { root, picture } = await openFilledPlaceholder('en');
  const before = root.innerHTML;
  picture.draw(showTiles, earlyTiles(courses), courseLinks.courseHref);
  expect(root.innerHTML).toBe(before);
});

test('what is fetched takes the place of what was kept, and stays where it is the same', async () => {
  const { root, picture } = await openFilledPlaceholder('en');
  const shown = () => root.querySelector('main ul');
  picture.draw(showTiles, earlyTiles([course(1), course(2)]), courseLinks.courseHref);
  const kept = shown();
  picture.draw(showTiles, earlyTiles([course(1), course(2)]), courseLinks.courseHref);
  expect(shown()).toBe(kept);
  picture.draw(showTiles, earlyTiles([course(1), course(2, { name: 'IELTS' })]), courseLinks.courseHref);
  expect([...root.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['PTE <1> $&', 'IELTS']);
});

test('what was kept and is fetched as it was is not drawn anew', async () => {
  const known = { ...EVERYTHING, logo: LOGO };
  const { root, picture } = await openFilledPlaceholder('en');
  drawAll(picture, 'en', known);
  const changes = new MutationObserver(() => undefined);
  changes.observe(root, { childList: true, characterData: true, subtree: true });
  drawAll(picture, 'en', known);
  expect(changes.takeRecords()).toEqual([]);
});

test('what cannot be drawn is left to the code', async () => {
  const { root, picture } = await openFilledPlaceholder('en');
  picture.draw(() => {
    throw new TypeError('no such part');
  });
  picture.draw(greet, 'Mei');
  expect(root.querySelector('h1')?.textContent).toBe('Welcome back, Mei');
});
