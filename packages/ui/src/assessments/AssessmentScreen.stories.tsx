import { moduleKey } from '@portal/domain/assessments';
import { allKeys, type ModuleTopics, type Topic } from '@portal/domain/lessons';
import { failed, loading, ready, type Failure } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import { courseAssessments, lessons, moduleTopics, safeHref, topics } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { startingWith, t, useControlled } from '../testing/index.ts';
import { AssessmentScreen, type AssessmentScreenProps } from './AssessmentScreen.tsx';

const SPEAKING = { id: 11 };
const WRITING = { id: 12 };

const inModules: Record<number, readonly Topic[]> = {
  [SPEAKING.id]: moduleTopics.speaking,
  [WRITING.id]: moduleTopics.writing,
};

const content = (topics: ModuleTopics['topics'], refetchFailure: Failure | null = null): ModuleTopics => ({
  topics,
  refetchFailure,
});

/** Holds the expanded keys, as the container does, and passes topics only for modules that were opened. */
function Controlled(args: AssessmentScreenProps) {
  const [expanded, onExpandedChange] = useControlled(args.expanded, args.onExpandedChange);
  const opened = [11, 12, 13].filter((id) => expanded.has(moduleKey({ id })));
  const topics = new Map(opened.map((id) => [id, args.topics.get(id) ?? content(ready(inModules[id] ?? []))]));
  return <AssessmentScreen {...args} {...{ topics, expanded, onExpandedChange }} />;
}

const meta = {
  title: 'Screens/Assessment',
  component: AssessmentScreen,
  render: Controlled,
  parameters: { shell: 'assessments', about: courseAssessments.modules.courseName, layout: 'fullscreen' },
  args: {
    assessment: ready(courseAssessments.modules),
    onRetry: fn(),
    resetCheck: { onCheck: fn(), checking: false, failure: null },
    progress: { total: 15, completed: 6, percent: 40, score: 68 },
    topics: new Map(),
    onRefetch: fn(),
    expanded: new Set<string>(),
    onExpandedChange: fn(),
    actionStates: new Map(),
    zone: 'Australia/Sydney',
    onOpenLesson: fn(),
    onResetLesson: fn(),
    onOpenReport: fn(),
    onFollowLink: fn(),
    listHref: paths.assessments,
    packagesHref: paths.addBuyCourse,
    supportHref: paths.help,
  },
} satisfies Meta<typeof AssessmentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Initially every module is collapsed; one is locked. What is expanded inside a module stays so when the module is
 * collapsed and expanded again.
 */
export const Modules: Story = {
  play: async ({ canvas }) => {
    const speaking = canvas.getByRole('button', { name: 'Speaking' });
    await expect(speaking).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(speaking);
    await expect(speaking).toHaveAttribute('aria-expanded', 'true');
    const topic = await canvas.findByRole('button', { name: /^2\. Describe Image/ });
    await userEvent.click(topic);
    await userEvent.click(speaking);
    await waitFor(() => expect(topic).not.toBeVisible());
    await userEvent.click(speaking);
    await expect(await canvas.findByRole('button', { name: /^2\. Describe Image/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(speaking).toHaveTextContent(
      startingWith('Speaking', t('lessons:lessonsDone', { done: 12, count: 26 })),
    );
    await userEvent.click(speaking);
  },
};

/** Locks at all four levels, module, topic, sub-topic and lesson: each with its reason, and links below the modules. */
export const LocksAtEveryLevel: Story = {
  args: {
    expanded: new Set([
      moduleKey(SPEAKING),
      moduleKey(WRITING),
      ...allKeys(moduleTopics.speaking),
      ...allKeys(moduleTopics.writing),
    ]),
  },
  play: async ({ canvas, args }) => {
    for (const name of [/^Mock tests/, /^4\. Scored mock test/, /^Model answers/]) {
      const locked = canvas.getByRole('button', { name });
      await expect(locked).toHaveTextContent(t('lessons:locked.package'));
      await expect(locked).toHaveAttribute('aria-disabled', 'true');
      await expect(locked).not.toHaveAttribute('aria-expanded');
    }
    const lesson = canvas.getByRole('button', { name: lessons.lockedByPackage.name });
    await expect(lesson).toHaveAccessibleDescription(t('lessons:locked.package'));
    await userEvent.click(lesson);
    await expect(args.onOpenLesson).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: t('lessons:locks.packages') })).toHaveAttribute(
      'href',
      '/AddBuyCourse',
    );
    await expect(canvas.getByRole('link', { name: t('lessons:locks.support') })).toHaveAttribute(
      'href',
      '/HelpDashboard',
    );
  },
};

/** Neither the progress nor the next lesson is known, so there is no summary. */
export const WithoutSummary: Story = {
  args: { progress: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: t('assessments:summary') })).toBeNull();
  },
};

/** The summary continues with the next lesson of the modules that are open. */
export const Continue: Story = {
  args: { expanded: new Set([moduleKey(SPEAKING)]) },
  play: async ({ canvas, args }) => {
    const summary = within(canvas.getByRole('region', { name: t('assessments:summary') }));
    await expect(summary.getByText(t('lessons:home.assessments', { done: 6, count: 15 }))).toBeVisible();
    await expect(summary.getByText(t('assessments:average', { percent: 68 }))).toBeVisible();
    await userEvent.click(summary.getByRole('button', { name: startingWith(t('lessons:continue')) }));
    await expect(args.onOpenLesson).toHaveBeenCalledWith(lessons.inProgress);
  },
};

/**
 * The browser blocked the tab of the next lesson: a link appears in the summary, where the button was pressed, even
 * though the lesson's topic is collapsed.
 */
export const ContinueBlocked: Story = {
  args: {
    expanded: new Set([moduleKey(SPEAKING)]),
    actionStates: new Map([
      [
        lessons.inProgress.id,
        { status: 'blocked', href: safeHref('https://www.school.example/Activity/View?lessonId=1101') } as const,
      ],
    ]),
  },
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('region', { name: t('assessments:summary') }));
    await userEvent.click(summary.getByRole('button', { name: startingWith(t('lessons:continue')) }));
    const link = await summary.findByRole('link', {
      name: t('common:nameWithNote', { name: t('lessons:blocked.action'), note: lessons.inProgress.name }),
    });
    await expect(link).toHaveAttribute('href', 'https://www.school.example/Activity/View?lessonId=1101');
  },
};

const missing = lessons.missingDocument;

/** The document to continue with no longer exists on the server. */
export const ContinueFileMissing: Story = {
  args: {
    expanded: new Set([moduleKey(SPEAKING)]),
    topics: new Map([
      [
        SPEAKING.id,
        content(
          ready([{ ...topics.inProgress, state: 'notStarted', done: 0, total: 1, lessons: [missing], subTopics: [] }]),
        ),
      ],
    ]),
    actionStates: new Map([[missing.id, { status: 'fileMissing' } as const]]),
  },
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('region', { name: t('assessments:summary') }));
    await userEvent.click(summary.getByRole('button', { name: startingWith(t('lessons:continue'), missing.name) }));
    await expect(await summary.findByRole('alert')).toHaveTextContent(t('lessons:fileMissing'));
  },
};

/** A module expanded down to its lessons; pressing a lesson opens it. */
export const ModuleOpen: Story = {
  args: { expanded: new Set([moduleKey(SPEAKING), 'topic 111', 'sub-topic 501']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${lessons.inProgress.name}`) }));
    await expect(args.onOpenLesson).toHaveBeenCalledWith(lessons.inProgress);
  },
};

/** By keyboard: Tab moves from module to module, Enter and Space toggle them. */
export const WithKeys: Story = {
  play: async ({ canvas }) => {
    const [speaking, writing] = ['Speaking', 'Writing'].map((name) => canvas.getByRole('button', { name }));
    speaking?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(speaking).toHaveAttribute('aria-expanded', 'true');
    const topic = await canvas.findByRole('button', { name: /^1\. Read Aloud/ });
    await userEvent.tab();
    await waitFor(() => expect(topic).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(speaking).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^1\. Read Aloud/ })).toBeNull());
    await userEvent.tab();
    await waitFor(() => expect(writing).toHaveFocus());
  },
};

export const ModuleLoading: Story = {
  args: { expanded: new Set([moduleKey(SPEAKING)]), topics: new Map([[SPEAKING.id, content(loading)]]) },
};

const refused: Failure = { kind: 'rejected', messages: ['This module is not available right now.'], value: null };

export const ModuleFailed: Story = {
  args: { expanded: new Set([moduleKey(SPEAKING)]), topics: new Map([[SPEAKING.id, content(failed(refused))]]) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This module is not available right now.');
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: t('common:retry') }));
    await expect(args.onRefetch).toHaveBeenCalledWith(SPEAKING.id);
  },
};

/** The refetch of a module failed: its topics stay, below the reason and a retry. */
export const ModuleReloadFailed: Story = {
  args: {
    expanded: new Set([moduleKey(SPEAKING)]),
    topics: new Map([[SPEAKING.id, content(ready(moduleTopics.speaking), refused)]]),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /^1\. Read Aloud/ })).toBeVisible();
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: t('common:retry') }));
    await expect(args.onRefetch).toHaveBeenCalledWith(SPEAKING.id);
  },
};

export const ModuleEmpty: Story = {
  args: { expanded: new Set([moduleKey({ id: 13 })]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('assessments:moduleEmpty'))).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { about: courseAssessments.longNames.courseName },
  args: { assessment: ready(courseAssessments.longNames) },
};

/** The course is not available. */
export const Unavailable: Story = {
  args: { assessment: ready(courseAssessments.unavailable) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('assessments:unavailable'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('assessments:allAssessments') })).toBeVisible();
  },
};

/** The course is being reset: a warning in place of the modules. */
export const Resetting: Story = {
  args: { assessment: ready(courseAssessments.resetting) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('course-reset:text'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Speaking/ })).toBeNull();
  },
};

export const NoModules: Story = {
  args: { assessment: ready(courseAssessments.none) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: t('assessments:emptyTitle') })).toBeVisible();
  },
};

export const Loading: Story = { args: { assessment: loading } };

export const Failed: Story = {
  parameters: { about: null },
  args: { assessment: failed({ kind: 'offline' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
