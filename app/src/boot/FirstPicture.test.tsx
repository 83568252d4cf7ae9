// @vitest-environment jsdom
import { earlyTiles, type Course } from '@portal/domain/courses';
import { loading, ready } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import { DashboardScreen } from '@portal/ui/dashboard';
import { createI18n, LANGUAGES, timeAgo, type Language } from '@portal/ui/i18n';
import { LastVisitNote } from '@portal/ui/shell';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courseLinks } from '../router/course-links.ts';
import { createFirstPicture } from './first-picture.ts';
import { prerender } from './prerender.tsx';

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

const root = document.createElement('div');
const drawn = document.createElement('div');
beforeAll(async () => {
  drawn.innerHTML = (await prerender()).html;
});
beforeEach(() => root.replaceChildren());

/** The placeholder of the dashboard in a language, as the page shows it, to be filled. */
function open(language: Language) {
  const template = (name: string) => {
    const found = drawn.querySelector<HTMLTemplateElement>(`template[data-screen=${name}][lang=${language}]`);
    if (!found) throw new Error(`no ${name} in ${language}`);
    return found.content;
  };
  const screen = template('dashboard');
  root.append(screen.cloneNode(true));
  const picture = createFirstPicture();
  return { picture, begin: () => picture.begin(root, { screen, parts: template('dashboardParts') }) };
}

/** What the components draw, as a page does. */
async function drawnBy(language: Language, node: ReactNode): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<I18nextProvider i18n={await createI18n(language)}>{node}</I18nextProvider>);
  return page;
}

const screenWith = (courses: Course[]) => (
  <DashboardScreen
    {...courseLinks}
    firstName="Mei"
    resume={loading}
    courses={ready({ rows: courses, total: courses.length })}
    onRetry={() => undefined}
    listHref={paths.courses}
  />
);

/** A part of a page, without what the placeholder leaves to the code: icons of courses, ids, and buttons that act. */
function markup(page: Element, selector: string): string {
  const part = page.querySelector(selector)?.cloneNode(true) as Element;
  for (const icon of part.querySelectorAll('article > [aria-hidden]')) icon.replaceChildren();
  for (const element of part.querySelectorAll('*'))
    for (const name of ['id', 'aria-controls', 'aria-disabled']) element.removeAttribute(name);
  return part.outerHTML;
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('what is shown before the code is there is what the screen shows', async () => {
    const courses = [
      course(101, { description: LONG }),
      course(102, { kind: 'diagnosticTest', progress: 'notStarted' }),
      course(103, { progress: 'completed', description: null }),
    ];
    const { picture, begin } = open(language);
    begin();
    picture.greet('Mei');
    picture.showTiles(earlyTiles(courses), courseLinks.courseHref);
    const page = await drawnBy(language, screenWith(courses));
    expect(markup(root, 'h1')).toBe(markup(page, 'h1'));
    expect(markup(root, 'main ul')).toBe(markup(page, 'ul'));
  });

  test('the age of what was kept is said as the screen says it', async () => {
    const { picture, begin } = open(language);
    begin();
    picture.showAge(timeAgo(language, 0, 5 * 60_000));
    const page = await drawnBy(language, <LastVisitNote since={0} now={5 * 60_000} status="updating" />);
    expect([...root.querySelectorAll('[role=status]')].at(-1)?.outerHTML).toBe(page.innerHTML);
  });
});

test('what is known before the placeholder is there is drawn with it', () => {
  const { picture, begin } = open('en');
  picture.greet('Mei');
  picture.showTiles(earlyTiles([course(101)]), courseLinks.courseHref);
  expect(root.querySelector('article')).toBeNull();
  begin();
  expect(root.querySelector('h1')?.textContent).toBe('Welcome back, Mei');
  expect(root.querySelectorAll('article')).toHaveLength(1);
});

test('without a name nobody is greeted by it', () => {
  const { picture, begin } = open('en');
  begin();
  picture.greet('');
  expect(root.querySelector('h1')?.textContent).toBe('Welcome back');
});

test('a course that cannot be opened keeps its skeleton, which nobody is read', () => {
  const { picture, begin } = open('en');
  begin();
  picture.showTiles(earlyTiles([course(1), course(2, { availability: 'expired' }), course(3)]), courseLinks.courseHref);
  const items = [...root.querySelectorAll('main ul > li')];
  expect(items.map((item) => [item.ariaHidden, item.querySelector('article') !== null])).toEqual([
    [null, true],
    ['true', false],
    [null, true],
  ]);
  // The list says nothing of loading any more; the card above still does.
  expect(root.querySelectorAll('[role=status]')).toHaveLength(1);
});

test.each([
  ['none', []],
  ['none that can be opened', [course(1, { availability: 'archived' })]],
])('with courses of which there are %s the skeletons stay', (_name, courses) => {
  const { picture, begin } = open('en');
  const before = root.innerHTML;
  begin();
  picture.showTiles(earlyTiles(courses), courseLinks.courseHref);
  expect(root.innerHTML).toBe(before);
});

test('what is fetched takes the place of what was kept, and stays where it is the same', () => {
  const { picture, begin } = open('en');
  begin();
  const shown = () => root.querySelector('main ul');
  picture.showTiles(earlyTiles([course(1), course(2)]), courseLinks.courseHref);
  const kept = shown();
  picture.showTiles(earlyTiles([course(1), course(2)]), courseLinks.courseHref);
  expect(shown()).toBe(kept);
  picture.showTiles(earlyTiles([course(1), course(2, { name: 'IELTS' })]), courseLinks.courseHref);
  expect([...root.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['PTE <1> $&', 'IELTS']);
});

test('once the portal draws, nothing is drawn into it', () => {
  const { picture, begin } = open('en');
  begin();
  picture.end();
  const before = root.innerHTML;
  picture.greet('Mei');
  picture.showTiles(earlyTiles([course(1)]), courseLinks.courseHref);
  picture.showAge('an hour ago');
  expect(root.innerHTML).toBe(before);
});
