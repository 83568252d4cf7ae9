import { failed, loading, ready, readyList } from '@portal/domain/shared';
import { libraryCourses, recordings } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Tabs } from '../kit/index.ts';
import { format, t, useControlled } from '../testing/index.ts';
import { LibraryTab, type LibraryTabProps } from './LibraryTab.tsx';

const { fresh, hosted, expiring, lastDay, embedded, broken, longTexts, chinese } = recordings;
const [first = null] = libraryCourses;

/** Renders the library below the tabs of the page, and holds the keyword, as the URL does in the portal. */
function InPage(args: LibraryTabProps) {
  const { t } = useTranslation('live-classes');
  const [keyword, onSearch] = useControlled(args.keyword, args.onSearch);
  return (
    <Tabs
      label={t('tabs')}
      items={[
        { id: 'liveclasses', label: t('classes') },
        { id: 'liveclassesLibrary', label: t('library') },
      ]}
      value="liveclassesLibrary"
      onChange={() => undefined}
    >
      <LibraryTab {...args} {...{ keyword, onSearch }} />
    </Tabs>
  );
}

const meta = {
  title: 'Screens/Live class library',
  component: LibraryTab,
  render: InPage,
  parameters: { shell: 'liveClasses', layout: 'fullscreen' },
  args: {
    courses: ready(libraryCourses),
    onCoursesRetry: fn(),
    course: first,
    onCourseChange: fn(),
    keyword: '',
    onSearch: fn(),
    recordings: readyList([fresh, hosted, expiring, lastDay, embedded, broken], {
      total: 24,
      more: { status: 'idle' },
    }),
    onMore: fn(),
    onRetry: fn(),
    onOpen: fn(),
    now: new Date('2026-11-20T23:37:43Z'),
    zone: 'Australia/Sydney',
  },
} satisfies Meta<typeof LibraryTab>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = async (name: string) =>
  within((await screen.findByRole('button', { name })).closest('li') ?? document.body);

/**
 * The first course is selected; each recording shows its picture, its description, its kind, its dates and whether it was
 * watched.
 */
export const FirstCourse: Story = {
  tags: ['every-look'],
  play: async ({ args }) => {
    await expect(await screen.findByRole('tab', { name: 'PTE Academic in 6 weeks' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const isNew = await row('PTE Speaking: Describe Image');
    for (const text of [
      t('live-classes:new'),
      t('live-classes:kind.youtube'),
      t('live-classes:added', { date: format().dayAndDate('2026-11-20') }),
      t('live-classes:validUntil', { day: format().dayAndDate('2027-01-20') }),
    ]) {
      await expect(isNew.getByText(text)).toBeVisible();
    }
    await expect(
      (await row('Writing Task 2: planning in five minutes')).getByText(t('live-classes:watched')),
    ).toBeVisible();
    // Cut before the word that the limit of 100 characters would break.
    await expect(
      isNew.getByText(
        'Six images in forty minutes: what to say first, how to link two numbers, and how to end before the…',
      ),
    ).toBeVisible();
    const picture = isNew.getByRole('presentation');
    await expect(picture).toHaveAttribute('src', fresh.thumbnailUrl);
    await expect(picture.parentElement?.querySelector('.lucide-play')).toBeVisible();
    await expect((await row(hosted.name)).getByText(String(hosted.description))).toBeVisible();
    await userEvent.click(isNew.getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledWith(fresh);
    await userEvent.click(screen.getByRole('tab', { name: /^IELTS/ }));
    await expect(args.onCourseChange).toHaveBeenCalledWith(102);
  },
};

/** Recordings that expire within a week are marked, and so are expired ones. */
export const Expiring: Story = {
  args: {
    recordings: readyList([expiring, lastDay, { ...hosted, id: 1, validUntil: '2026-11-20' }]),
  },
  play: async () => {
    await expect(
      (await row('Listening: Write from Dictation')).getByText(t('live-classes:expiresIn', { count: 3 })),
    ).toBeVisible();
    await expect(screen.getByText(t('live-classes:expiresToday'))).toBeVisible();
    await expect(screen.getByText(t('live-classes:expired', { day: format().dayAndDate('2026-11-20') }))).toBeVisible();
  },
};

/** Names without a place where they can break, and Chinese beside English. */
export const LongTexts: Story = { args: { recordings: readyList([longTexts, chinese]) } };

/** With a single course there is nothing to choose, so its name is a heading. */
export const OneCourse: Story = {
  args: { courses: ready(libraryCourses.slice(1, 2)), course: libraryCourses[1] ?? null },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /^IELTS/ })).toBeVisible();
    await expect(screen.queryByRole('tab', { name: /^IELTS/ })).toBeNull();
  },
};

export const Searched: Story = {
  args: { keyword: 'dictation', recordings: readyList([expiring]) },
  play: async () => {
    await expect(await screen.findByRole('searchbox', { name: t('live-classes:searchRecordings') })).toHaveValue(
      'dictation',
    );
  },
};

/** While a keyword is typed, no previous results are shown. */
export const Typing: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'task{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('task');
    await waitFor(() =>
      expect(
        screen.getByRole('region', {
          name: t('live-classes:recordingsOf', { course: String(libraryCourses[0]?.name) }),
        }),
      ).toBeVisible(),
    );
  },
};

export const NoResult: Story = { args: { keyword: 'xylophone', recordings: readyList([]) } };

export const CourseEmpty: Story = {
  args: { recordings: readyList([]) },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: t('live-classes:courseEmpty') })).toBeVisible();
  },
};

export const NoLibrary: Story = {
  args: { courses: ready([]), course: null },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: t('live-classes:live_class_no_library_available') }),
    ).toBeVisible();
  },
};

export const Loading: Story = { args: { courses: loading, course: null } };

export const RecordingsLoading: Story = { args: { recordings: { status: 'loading' } } };

export const CoursesFailed: Story = {
  args: { courses: failed({ kind: 'offline' }), course: null },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common:retry') }));
    await expect(args.onCoursesRetry).toHaveBeenCalledTimes(1);
  },
};

export const RecordingsFailed: Story = {
  args: { recordings: { status: 'failed', failure: { kind: 'rejected', messages: ['Not today.'], value: null } } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const MoreFailed: Story = {
  args: {
    recordings: readyList([fresh, hosted], { total: 24, more: { status: 'failed', failure: { kind: 'offline' } } }),
  },
};
