import { moduleTopics, safeHref, topics } from '@portal/mocks/fixtures';
import { allKeys, type Lesson, type LessonActionState } from '@portal/domain/lessons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { containing, startingWith, t, useControlled } from '../../testing/index.ts';
import { LessonActionsProvider } from './LessonActions.tsx';
import { LessonTree } from './LessonTree.tsx';

type Args = ComponentProps<typeof LessonTree> & Omit<ComponentProps<typeof LessonActionsProvider>, 'children'>;

/** A screen with a tree: holds the expanded keys, and provides the actions. */
function Screen({ topics, expanded: first, onExpandedChange: report, target = null, level = 3, ...actions }: Args) {
  const [expanded, onExpandedChange] = useControlled(first, report);
  return (
    <LessonActionsProvider {...actions}>
      <LessonTree {...{ topics, target, level, expanded, onExpandedChange }} />
    </LessonActionsProvider>
  );
}

const everything = allKeys(moduleTopics.speaking);
const stateOf = (lesson: Lesson | undefined, state: LessonActionState) => new Map(lesson ? [[lesson.id, state]] : []);
const [, resettable, report] = topics.inProgress.lessons;
const [, , , document, missing] = topics.inProgress.subTopics[0]?.lessons ?? [];

const meta = {
  title: 'Blocks/Lesson tree',
  component: Screen,
  args: {
    topics: moduleTopics.speaking,
    expanded: new Set(),
    onExpandedChange: fn(),
    actionStates: new Map(),
    zone: 'Australia/Sydney',
    onOpenLesson: fn(),
    onResetLesson: fn(),
    onOpenReport: fn(),
    onFollowLink: fn(),
    target: null,
    level: 3,
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvas: ReturnType<typeof within>, name: RegExp | string) => canvas.getByRole('button', { name });

/** Selectors that each match only the glyph of one state of a topic. */
const [TICK, HALF, RING] = ['circle + path[stroke]', 'circle + path[fill]', 'circle:only-child'] as const;

/** The second click of a double click, which would open a second tab. */
const SECOND_CLICK = { detail: 2 };

export const Collapsed: Story = {};

/** Every state of a topic and of a lesson, and a lesson's accessible name and description. */
export const Expanded: Story = {
  args: { expanded: everything },
  play: async ({ canvas, args }) => {
    for (const [part, state, glyph] of [
      ['1. Read Aloud', 'done', TICK],
      ['2. Describe Image', 'inProgress', HALF],
      ['Timed practice', 'inProgress', HALF],
      ['3. Retell Lecture', 'notStarted', RING],
    ] as const) {
      const header = row(canvas, startingWith(part, t(`lessons:topicState.${state}`)));
      await expect(header.querySelector(glyph)).toBeVisible();
    }
    const done = row(canvas, startingWith('What the examiner scores', t('common:opensInNewTab')));
    await expect(done).toHaveAccessibleDescription(
      containing(
        t('lessons:state.done'),
        t('lessons:score', { score: 82 }),
        t('lessons:submitted', { date: '05/03/2026' }),
      ),
    );
    await userEvent.click(done);
    await expect(args.onOpenLesson).toHaveBeenLastCalledWith(topics.inProgress.lessons[0]);
    await fireEvent.click(done, SECOND_CLICK);
    await expect(row(canvas, startingWith('Phrase bank (PDF)', t('lessons:downloads')))).toHaveAccessibleDescription(
      t('lessons:state.notDone'),
    );
    const reportButton = row(canvas, startingWith(t('lessons:report'), 'Scored recording'));
    await userEvent.click(reportButton);
    await fireEvent.click(reportButton, SECOND_CLICK);
    await expect(args.onOpenReport).toHaveBeenLastCalledWith(report);
    await expect(args.onOpenReport).toHaveBeenCalledTimes(1);
    await expect(args.onOpenLesson).toHaveBeenCalledTimes(1);
  },
};

/** A locked lesson stays in the tab order, so that its reason is announced; a press does nothing. */
export const Locked: Story = {
  args: { expanded: everything },
  play: async ({ canvas, args }) => {
    const lesson = row(canvas, /^Teacher feedback on your recording$/);
    await expect(lesson).toHaveAttribute('aria-disabled', 'true');
    await expect(lesson).toHaveAccessibleDescription(t('lessons:locked.package'));
    await userEvent.click(lesson);
    lesson.focus();
    await waitFor(() => expect(lesson).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenLesson).not.toHaveBeenCalled();
    const topic = row(canvas, /^4\. Scored mock test/);
    await expect(topic).toHaveTextContent(t('lessons:locked.package'));
    await expect(topic.querySelector('.lucide-lock')).toBeVisible();
    await userEvent.click(topic);
    await expect(topic).not.toHaveAttribute('aria-expanded');
  },
};

/** Lessons done before the package ended show their score and the reason for the lock, but no report and no reset. */
export const LockedButDone: Story = {
  args: { topics: [topics.ended], expanded: new Set(['topic 114']) },
  play: async ({ canvas }) => {
    const lesson = row(canvas, /^Scored recording: processes$/);
    await expect(lesson).toHaveAttribute('aria-disabled', 'true');
    await expect(lesson).toHaveAccessibleDescription(
      [
        t('lessons:locked.package'),
        t('lessons:score', { score: 66.67 }),
        t('lessons:submitted', { date: '12/11/2026' }),
      ].join(' '),
    );
    await expect(canvas.queryByRole('button', { name: startingWith(t('lessons:report')) })).toBeNull();
    await expect(
      canvas.queryByRole('button', { name: t('lessons:reset', { name: topics.ended.lessons[0]?.name ?? '' }) }),
    ).toBeNull();
  },
};

/** The keyboard expands a topic and its sub-topic, and opens a lesson in it. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(row(canvas, /^2\. Describe Image/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['topic 111']));
    const sub = await canvas.findByRole('button', { name: /^Timed practice/ });
    await waitFor(() => expect(sub).toBeVisible());
    sub.focus();
    await userEvent.keyboard(' ');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['topic 111', 'sub-topic 501']));
    const lesson = await canvas.findByRole('button', { name: /^Watch: a 40-second answer/ });
    await userEvent.tab();
    await waitFor(() => expect(lesson).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenLesson).toHaveBeenCalledTimes(1);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.getByRole('heading', { level: 4 })).toHaveTextContent(/^Timed practice/);
  },
};

/** A reset deletes answers, so it needs confirmation; focus returns to the lesson. */
export const ConfirmsReset: Story = {
  args: { expanded: everything },
  play: async ({ canvas, args, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(row(canvas, t('lessons:reset', { name: String(resettable?.name) })));
    await userEvent.click(await body.findByRole('button', { name: t('lessons:resetDialog.keep') }));
    await expect(args.onResetLesson).not.toHaveBeenCalled();
    await waitFor(() => expect(row(canvas, t('lessons:reset', { name: String(resettable?.name) }))).toHaveFocus());
    await userEvent.click(row(canvas, t('lessons:reset', { name: String(resettable?.name) })));
    await userEvent.click(await body.findByRole('button', { name: t('lessons:resetDialog.confirm') }));
    await expect(args.onResetLesson).toHaveBeenCalledWith(resettable);
    await waitFor(() => expect(row(canvas, /^Line graphs/)).toHaveFocus());
  },
};

/** The dialog that asks for confirmation of a reset. */
export const ConfirmResetDialog: Story = {
  args: { expanded: everything },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(row(canvas, t('lessons:reset', { name: String(resettable?.name) })));
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: t('lessons:resetDialog.title') });
  },
};

/** While a lesson is being reset, until its module is refetched, it has no actions. */
export const Resetting: Story = {
  args: { expanded: everything, actionStates: stateOf(resettable, { status: 'pending', action: 'reset' }) },
  play: async ({ canvas, args }) => {
    const lesson = row(canvas, /^Line graphs/);
    await expect(lesson).toHaveAccessibleDescription(t('lessons:resetting'));
    await expect(
      canvas.queryByRole('button', { name: t('lessons:reset', { name: String(resettable?.name) }) }),
    ).toBeNull();
    await userEvent.click(lesson);
    await expect(args.onOpenLesson).not.toHaveBeenCalled();
  },
};

export const ResetFailed: Story = {
  args: {
    expanded: everything,
    actionStates: stateOf(resettable, {
      status: 'failed',
      action: 'reset',
      failure: { kind: 'rejected', messages: ['This lesson can’t be reset.'], value: null },
    }),
  },
};

export const Downloading: Story = {
  args: { expanded: everything, actionStates: stateOf(document, { status: 'pending', action: 'download' }) },
};

export const FileMissing: Story = {
  args: { expanded: everything, actionStates: stateOf(missing, { status: 'fileMissing' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('lessons:fileMissing'));
  },
};

/** The browser blocked the tab: a link opens the lesson instead, with its opener. */
export const PopupBlocked: Story = {
  args: {
    expanded: everything,
    actionStates: stateOf(resettable, {
      status: 'blocked',
      href: safeHref('https://www.school.example/Activity/View?lessonId=1102'),
    }),
  },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', {
      name: t('common:nameWithNote', { name: t('lessons:blocked.action'), note: String(resettable?.name) }),
    });
    await expect(link).toHaveAttribute('href', 'https://www.school.example/Activity/View?lessonId=1102');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'opener');
    // A story must not open a tab.
    link.addEventListener('click', (press) => press.preventDefault());
    await userEvent.click(link);
    await expect(args.onFollowLink).toHaveBeenCalledWith(resettable);
  },
};

/** The lesson that the URL links to has focus and is in view. */
export const Target: Story = {
  args: { expanded: everything, target: 1107 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(row(canvas, /^Comparing two images/)).toHaveFocus());
  },
};

export const LongTexts: Story = {
  args: { topics: moduleTopics.writing, expanded: allKeys(moduleTopics.writing) },
  play: async ({ canvas }) => {
    await expect(row(canvas, /^Group task/)).toHaveAccessibleDescription(t('lessons:locked.class'));
    await expect(row(canvas, /^Essay for your teacher/)).toHaveAccessibleDescription(
      startingWith(t('lessons:state.inProgress')),
    );
  },
};

/** Two thousand lessons in forty topics: those far from the viewport are placeholders of the same height. */
export const Huge: Story = {
  args: { topics: moduleTopics.huge },
  play: async ({ canvas }) => {
    const last = row(canvas, /^40\. Question bank/);
    await userEvent.click(last);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Question 1951 / })).toBeVisible());
    // The other rows near it follow, a few with every frame.
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Question 1962 / })).toBeVisible());
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '50');
    await userEvent.click(last);
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  },
};
