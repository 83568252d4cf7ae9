import { courses, practice } from '@portal/mocks/fixtures';
import type { Course } from '@portal/domain/courses';
import { failed, loading, ready } from '@portal/domain/shared';
import { completedPackagesPath, paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { containing, expectNoHorizontalScroll, startingWith, t, UNBROKEN_NAME } from '../testing/index.ts';
import { Banner, Card, ListRow, PANEL_ROWS, PanelSkeleton, RowList, Section } from '../kit/index.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import type { ResumeTarget } from './ResumeCard.tsx';
import { TodaySummary } from './TodaySummary.tsx';

const list = (...rows: Course[]) => ready({ rows, total: rows.length });
const five = [courses.inProgress, courses.notStarted, courses.diagnosticTest, courses.imageIcon, courses.noDescription];

const resume: ResumeTarget = {
  courseName: courses.inProgress.name,
  lessonName: null,
  practice,
  lessonsHref: paths.lessons(101),
  progressHref: paths.progress(101),
};

/** Stands for a panel of another area: a heading and three rows. */
function Panel({ title }: { title: string }) {
  return (
    <Section title={title}>
      <Card flush>
        <RowList>
          {['One', 'Two', 'Three'].map((row) => (
            <li key={row}>
              <ListRow title={row} caption={title} href={paths.messages()} />
            </li>
          ))}
        </RowList>
      </Card>
    </Section>
  );
}

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  parameters: { shell: 'dashboard', layout: 'fullscreen' },
  args: {
    firstName: 'Mei',
    todaySummary: <TodaySummary count={3} />,
    resume: ready(resume),
    courses: list(...five),
    onRetry: fn(),
    listHref: paths.courses,
    courseHref: ({ kind, id }) => (kind === 'course' ? paths.course(id) : paths.diagnosticTest(id)),
    packagesHref: paths.addBuyCourse,
    renewHref: completedPackagesPath,
    mayRenew: true,
  },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first three of five, with Show more. */
export const Courses: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'PTE Academic in 6 weeks' })).toHaveAttribute(
      'href',
      '/mycourse/101',
    );
    await expect(canvas.getByRole('link', { name: 'PTE diagnostic test' })).toHaveAttribute(
      'href',
      '/diagnostictest/301',
    );
  },
};

/** Show more shows all five and moves focus to the first added one; Show less collapses back to three. */
export const AllShown: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: t('common:showMore') });
    await userEvent.click(toggle);
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await waitFor(() => expect(canvas.getByRole('link', { name: courses.imageIcon.name })).toHaveFocus());
    await userEvent.click(toggle);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(toggle);
  },
};

/** Panels of which one has loaded: the placeholders are as far apart as loaded panels. */
export const PanelsLoading: Story = {
  args: {
    week: <PanelSkeleton rows={PANEL_ROWS} />,
    announcements: (
      <div data-far="">
        <PanelSkeleton rows={PANEL_ROWS} idle />
      </div>
    ),
    community: <Panel title="Community posts" />,
  },
  play: async ({ canvas }) => {
    const loaded = await canvas.findByRole('region', { name: 'Community posts' });
    const panels = [...(loaded.parentElement?.children ?? [])].map((panel) => panel.getBoundingClientRect());
    const gaps = panels.slice(1).map(({ top }, i) => top - (panels[i]?.bottom ?? 0));
    await expect(gaps).toEqual([24, 24]);
  },
};

/** A course name without a place where it can break. */
export const UnbrokenName: Story = {
  args: {
    resume: ready({ ...resume, courseName: UNBROKEN_NAME }),
    courses: list({ ...courses.inProgress, name: UNBROKEN_NAME }),
  },
  play: expectNoHorizontalScroll,
};

/** Exactly three courses, so there is no Show more. */
export const ThreeCourses: Story = {
  args: { courses: list(...five.slice(0, 3)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: t('common:showMore') })).toBeNull();
  },
};

export const OneCourse: Story = { args: { courses: list(courses.inProgress) } };

/** More courses than were fetched: after Show more, a link leads to the list. */
export const MoreThanFetched: Story = {
  args: { courses: ready({ rows: five, total: 60 }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:showMore') }));
    await expect(canvas.getByRole('link', { name: /60/ })).toHaveAttribute('href', '/MyCourseList');
  },
};

/** Read more shows the whole description, Read less cuts it at 100 characters again. */
export const DescriptionOpen: Story = {
  args: { courses: list(courses.inProgress) },
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article');
    await expect(article).not.toHaveTextContent('every task you submit');
    const named = (name: string) => t('common:nameWithNote', { name, note: courses.inProgress.name });
    const toggle = canvas.getByRole('button', { name: named(t('common:readMore')), expanded: false });
    await userEvent.click(toggle);
    await expect(article).toHaveTextContent('every task you submit.');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toHaveAccessibleName(named(t('common:readLess')));
    await userEvent.click(toggle);
    await expect(article).not.toHaveTextContent('every task you submit');
    await expect(toggle).toHaveAccessibleName(named(t('common:readMore')));
    await userEvent.click(toggle);
  },
};

/** Courses that cannot be opened show the reason and are no links. */
export const Unavailable: Story = {
  args: { courses: list(courses.maintenance, courses.expired, courses.archived) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: courses.maintenance.name })).toBeNull();
    await expect(canvas.queryByRole('link', { name: courses.archived.name })).toBeNull();
  },
};

/** A welcome of several lines keeps the same distance from the top and from what follows. */
export const LongTexts: Story = {
  args: {
    firstName: `Maximiliana ${'Konstantinopoulou'.repeat(6)}`,
    courses: list(courses.longWords, courses.chinese),
  },
  play: async ({ canvas }) => {
    const welcome = (await canvas.findByRole('heading', { level: 1 })).getBoundingClientRect();
    const planned = canvas.getByText(/3/, { selector: 'p' }).getBoundingClientRect();
    const card = canvas.getByRole('region', { name: t('dashboard:resume.title') }).getBoundingClientRect();
    await expect(welcome.top).toBeGreaterThanOrEqual(12);
    await expect(card.top - planned.bottom).toBeGreaterThanOrEqual(12);
  },
};

/** An account without a first name. */
export const NoName: Story = { args: { firstName: '' } };

export const NoCourses: Story = {
  args: { courses: list(), resume: ready(null), todaySummary: <TodaySummary count={0} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: t('courses:emptyAction') })).toHaveAttribute(
      'href',
      '/AddBuyCourse',
    );
  },
};

export const Loading: Story = {
  args: { courses: loading, resume: loading, todaySummary: <TodaySummary count={undefined} /> },
};

/** The lesson last opened on this device is named, and the link leads to it. */
export const LastLesson: Story = {
  args: {
    resume: ready({ ...resume, lessonName: 'Describe Image: bar charts', lessonsHref: paths.lessons(101, 11, 7) }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: startingWith(t('dashboard:resume.continue'), 'Describe Image: bar charts') }),
    ).toHaveAttribute('href', '/Lesson/101?module=11&lesson=7');
  },
};

/** The last lesson is being checked, since it may be locked by now: the rest of the card is shown. */
export const LastLessonChecked: Story = {
  args: { resume: ready({ ...resume, lessonName: undefined }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: startingWith(t('dashboard:resume.continue'), resume.courseName) }),
    ).toHaveAttribute('href', '/Lesson/101');
  },
};

/** The course's progress could not be fetched: the links are still shown. */
export const ProgressUnknown: Story = { args: { resume: ready({ ...resume, practice: null }) } };

/** Nothing is started yet, so there is no resume card; the server shows no week. */
export const NothingBegun: Story = { args: { resume: ready(null), todaySummary: null } };

/** All panels shown, in the reading order of a phone. */
export const AllPlaces: Story = {
  tags: ['every-look'],
  args: {
    week: <Panel title="Live classes and meetings" />,
    announcements: <Panel title="Announcements" />,
    community: <Panel title="Community posts" />,
    videos: <Panel title="Videos" />,
    notices: (
      <div style={{ marginBottom: 24 }}>
        <Banner tint="info" title="A notice">
          What the student has to settle first.
        </Banner>
      </div>
    ),
  },
};

/** The school's own progress page instead of card and tiles. */
export const ProgressFrame: Story = {
  args: { progressFrame: <p>The school’s progress page</p> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.queryByRole('link', { name: containing(t('dashboard:resume.continue')) })).toBeNull();
  },
};

/** The courses could not be loaded: the server's messages, and a retry. */
export const Failed: Story = {
  args: { courses: failed({ kind: 'rejected', messages: ['Courses are not available right now.'], value: null }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Courses are not available right now.');
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** A response without `IsSuccess` has no messages from the server. */
export const FailedWithoutWords: Story = {
  args: { courses: failed({ kind: 'rejected', messages: [], value: null }) },
};

export const Offline: Story = { args: { courses: failed({ kind: 'offline' }) } };
