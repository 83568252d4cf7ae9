import { lessons, moduleTopics, safeHref, topics } from '@portal/mocks/fixtures';
import {
  initiallyExpanded,
  type Lesson,
  type LessonActionState,
  type LessonsPage,
  type ModuleTopics,
} from '@portal/domain/lessons';
import { failed, loading, ready } from '@portal/domain/shared';
import { type CourseModule } from '@portal/domain/blocks';
import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectNoHorizontalScroll, startingWith, t, UNBROKEN_NAME, useControlled } from '../testing/index.ts';
import { LessonsScreen, type LessonsScreenProps } from './LessonsScreen.tsx';

const speaking: CourseModule = { id: 11, name: 'Speaking', locked: false };
const writing: CourseModule = { id: 12, name: 'Writing', locked: false };
const reading: CourseModule = { id: 13, name: 'Reading', locked: false };
const listening: CourseModule = { id: 14, name: 'Listening', locked: true };
const mockTests: CourseModule = { id: 15, name: 'Mock tests', locked: true };
const modules = [speaking, writing, reading, listening, mockTests];
const page = (content: LessonsPage) => ready(content);
const content = (topics: ModuleTopics['topics'], refetchFailure: ModuleTopics['refetchFailure'] = null) => ({
  topics,
  refetchFailure,
});

/** Holds the module and the expanded keys, as the container does in the portal. */
function Controlled(args: LessonsScreenProps) {
  const [expanded, onExpandedChange] = useControlled(args.expanded, args.onExpandedChange);
  const [id, onModuleChange] = useControlled(args.module?.id, args.onModuleChange);
  const module = modules.find((one) => one.id === id) ?? args.module;
  return <LessonsScreen {...args} {...{ expanded, onExpandedChange, module, onModuleChange }} />;
}

const meta = {
  title: 'Screens/Lessons',
  component: LessonsScreen,
  parameters: { shell: 'lessons', about: 'PTE Academic in 6 weeks', layout: 'fullscreen' },
  render: Controlled,
  args: {
    lessonsAreCalledPosts: false,
    page: page({ kind: 'open', modules }),
    onRetry: fn(),
    resetCheck: { onCheck: fn(), checking: false, failure: null },
    module: speaking,
    onModuleChange: fn(),
    topics: new Map([
      [11, content(ready(moduleTopics.speaking))],
      [12, content(ready(moduleTopics.writing))],
    ]),
    onRefetch: fn(),
    expanded: initiallyExpanded(moduleTopics.speaking),
    onExpandedChange: fn(),
    actionStates: new Map(),
    onOpenLesson: fn(),
    onResetLesson: fn(),
    onOpenReport: fn(),
    onFollowLink: fn(),
    lastLesson: null,
    target: null,
    links: {
      course: paths.course(101),
      courses: paths.courses,
      progress: paths.progress(101),
      schedule: paths.schedule(101),
      meeting: paths.teacherMeeting(101),
      packages: paths.addBuyCourse,
      support: paths.help,
    },
    zone: 'Australia/Sydney',
  },
} satisfies Meta<typeof LessonsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['every-look'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tab', { name: startingWith('Listening', t('common:lockedSuffix')) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('lessons:locks.packages') })).toHaveAttribute(
      'href',
      '/AddBuyCourse',
    );
    await userEvent.click(
      canvas.getByRole('button', { name: startingWith(t('lessons:continue'), 'Describe Image: maps') }),
    );
    await expect(args.onOpenLesson).toHaveBeenCalledWith(expect.objectContaining({ id: 1101 }));
  },
};

/** A course and a module whose names have no place where they can break. */
export const UnbrokenNames: Story = {
  parameters: { about: UNBROKEN_NAME },
  args: {
    page: page({ kind: 'open', modules: [{ id: 21, name: UNBROKEN_NAME, locked: false }, writing] }),
    module: { id: 21, name: UNBROKEN_NAME, locked: false },
    topics: new Map([[21, content(ready(moduleTopics.speaking))]]),
  },
  play: expectNoHorizontalScroll,
};

/** The lesson opened last is resumed before another one in progress. */
export const ResumeLastLesson: Story = {
  args: { lastLesson: 1107 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: startingWith(t('lessons:continue'), 'Comparing two images') }),
    ).toBeVisible();
  },
};

const stateOf = ({ id }: Lesson, state: LessonActionState) => new Map([[id, state]]);

const continueWith = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.getByRole('button', { name: startingWith(t('lessons:continue'), name) });

/**
 * The browser blocked the tab of the next lesson: one link appears where the lesson was pressed, in the summary or in
 * its row.
 */
export const ContinueBlocked: Story = {
  args: {
    actionStates: stateOf(lessons.inProgress, {
      status: 'blocked',
      href: safeHref('https://www.school.example/Activity/View?lessonId=1101'),
    }),
  },
  play: async ({ canvas, args, canvasElement }) => {
    const { id, name } = lessons.inProgress;
    const row = canvasElement.querySelector(`[data-lesson="${id}"]`);
    const links = () =>
      canvas.getAllByRole('link', {
        name: t('common:nameWithNote', { name: t('lessons:blocked.action'), note: name }),
      });
    const button = continueWith(canvas, name);
    await userEvent.click(button);
    await fireEvent.click(button, { detail: 2 });
    await expect(args.onOpenLesson).toHaveBeenCalledTimes(1);
    await expect(links()).toHaveLength(1);
    await expect(row).not.toContainElement(links()[0] ?? null);
    await userEvent.click(within(row as HTMLElement).getByRole('button'));
    await expect(links()).toHaveLength(1);
    await expect(row).toContainElement(links()[0] ?? null);
    await userEvent.click(button);
    await expect(row).not.toContainElement(links()[0] ?? null);
  },
};

/** The document to continue with no longer exists on the server. */
export const ContinueFileMissing: Story = {
  args: {
    expanded: new Set(),
    lastLesson: lessons.missingDocument.id,
    actionStates: stateOf(lessons.missingDocument, { status: 'fileMissing' }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(continueWith(canvas, lessons.missingDocument.name));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('lessons:fileMissing'));
  },
};

/** The document to continue with is being downloaded; the button is busy wherever the download was started. */
export const ContinueDownloading: Story = {
  args: {
    expanded: new Set(),
    lastLesson: lessons.document.id,
    actionStates: stateOf(lessons.document, { status: 'pending', action: 'download' }),
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: t('lessons:downloading') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onOpenLesson).not.toHaveBeenCalled();
  },
};

/** A topic without lessons counts as done. It is labelled as empty instead, and cannot be expanded. */
export const OtherModule: Story = {
  args: { module: writing, expanded: new Set(['topic 120']) },
  play: async ({ canvas }) => {
    const empty = canvas.getByRole('button', { name: startingWith('2. Summaries', t('lessons:noLessonsYet')) });
    await expect(empty).toHaveAttribute('aria-disabled', 'true');
    await expect(empty).not.toHaveAttribute('aria-expanded');
  },
};

/** The topics of a module are fetched when it is first opened. */
export const ModuleLoading: Story = {
  args: { topics: new Map([[11, content(loading)]]) },
};

export const ModuleFailed: Story = {
  args: {
    topics: new Map([[11, content(failed({ kind: 'rejected', messages: ['The module is not found.'], value: null }))]]),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRefetch).toHaveBeenCalledWith(11);
  },
};

/** The refetch failed: the topics stay, with a retry. */
export const ReloadFailed: Story = {
  args: { topics: new Map([[11, content(ready(moduleTopics.speaking), { kind: 'offline' })]]) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /^2\. Describe Image/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRefetch).toHaveBeenCalledWith(11);
  },
};

export const EmptyModule: Story = {
  args: { module: reading, topics: new Map([[13, content(ready([]))]]) },
};

/** A locked module shows the reason and a link; its topics are not fetched. */
export const LockedModule: Story = {
  args: { module: listening },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: t('lessons:locked.package') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('lessons:locks.packages') })).toHaveAttribute(
      'href',
      '/AddBuyCourse',
    );
  },
};

/** Everything in the module is done, so there is no lesson to resume. */
export const AllDone: Story = {
  args: { topics: new Map([[11, content(ready([topics.done]))]]), expanded: new Set() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: startingWith(t('lessons:continue')) })).toBeNull();
  },
};

/** The search filters lesson names while typing. Results are expanded, and clearing the search restores the tree. */
export const Search: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: t('lessons:search') }), 'essay');
    await canvas.findByRole('heading', { name: t('infinite-list:noResult', { keyword: 'essay' }) });
    const otherModules = canvas.getByRole('list', { name: t('lessons:elsewhere') });
    await expect(within(otherModules).getByRole('button', { name: /^Writing/ })).toHaveTextContent(
      t('lessons:found', { count: 8 }),
    );
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'retell');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Retell Lecture, set 7/ })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /^2\. Describe Image/ })).toBeNull();
    await expect(canvas.getByText(t('lessons:found', { count: 7 }))).toBeInTheDocument();
    await expect(args.onExpandedChange).not.toHaveBeenCalled();
  },
};

/** When another module is chosen among the results, the keyword is kept, and focus moves to the tab of that module. */
export const SearchKeptInOtherModule: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: t('lessons:search') }), 'essay');
    const otherModules = await canvas.findByRole('list', { name: t('lessons:elsewhere') });
    await userEvent.click(within(otherModules).getByRole('button', { name: /^Writing/ }));
    const tab = canvas.getByRole('tab', { name: 'Writing' });
    await waitFor(() => expect(tab).toHaveFocus());
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('searchbox')).toHaveValue('essay');
    await expect(canvas.getByText(t('lessons:found', { count: 8 }))).toBeInTheDocument();
  },
};

const posts = { context: 'posts' } as const;

/** The school calls its lessons posts; every text of the page uses that word. */
export const Posts: Story = {
  args: { lessonsAreCalledPosts: true },
  parameters: { title: 'Posts' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: t('lessons:search', posts) }), 'retell');
    await canvas.findByText(t('lessons:found', { count: 7, ...posts }));
    await expect(canvas.queryByText(t('lessons:locks.title'))).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(await canvas.findByText(t('lessons:locks.title', posts))).toBeVisible();
    await expect(canvas.getByRole('main')).not.toHaveTextContent(/lesson|节课|课时/i);
  },
};

export const SearchFindsNothing: Story = {
  args: { topics: new Map([[11, content(ready(moduleTopics.speaking))]]) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'xylophone');
    await canvas.findByRole('heading', { name: t('infinite-list:noResult', { keyword: 'xylophone' }) });
  },
};

export const ExpandsAll: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: t('lessons:unfoldAll') });
    // As high as the search field beside it.
    await expect(button.offsetHeight).toBe(48);
    await userEvent.click(button);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(
      new Set(['topic 110', 'topic 111', 'sub-topic 501', 'topic 112']),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('lessons:foldAll') }));
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set());
    await waitFor(() => expect(canvas.getByRole('button', { name: t('lessons:unfoldAll') })).toHaveFocus());
  },
};

/** The course is being reset: no lessons are shown. */
export const CourseReset: Story = {
  args: { page: page({ kind: 'resetting' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: t('course-reset:title') })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

/** The course is not in the student's package. */
export const LockedCourse: Story = {
  args: { page: page({ kind: 'locked' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('lessons:locks.packages') })).toHaveAttribute(
      'href',
      '/AddBuyCourse',
    );
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};
export const NoModules: Story = { args: { page: page({ kind: 'empty' }) } };
export const Loading: Story = { args: { page: loading } };

export const Failed: Story = {
  args: { page: failed({ kind: 'offline' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
