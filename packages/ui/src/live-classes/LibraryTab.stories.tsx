import { failed, loading, ready, readyList } from '@portal/domain/shared';
import { libraryCourses, recordings } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Tabs } from '../kit/index.ts';
import { useControlled } from '../testing/index.ts';
import { LibraryTab, type LibraryTabProps } from './LibraryTab.tsx';

const { fresh, hosted, expiring, lastDay, embedded, broken, longTexts, chinese } = recordings;
const [first = null] = libraryCourses;

/** Under the tabs of the page, with an address that remembers the keyword. */
function InPage(args: LibraryTabProps) {
  const { t } = useTranslation('live-classes');
  const [keyword, onSearch] = useControlled(args.keyword, args.onSearch);
  return (
    <Tabs
      label={t('tabs')}
      items={[
        { id: 'liveclasses', label: t('classes') },
        { id: 'library', label: t('library') },
      ]}
      value="library"
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

/** The first course is open; each recording says what it is, since when, until when, and whether it was watched. */
export const FirstCourse: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('tab', { name: 'PTE Academic in 6 weeks' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const isNew = await row('PTE Speaking: Describe Image');
    for (const words of ['New', 'YouTube', 'Added Fri 20/11/2026', 'Valid until Wed 20/01/2027']) {
      await expect(isNew.getByText(words)).toBeVisible();
    }
    await expect((await row('Writing Task 2: planning in five minutes')).getByText('Watched')).toBeVisible();
    await userEvent.click(isNew.getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledWith(fresh);
    await userEvent.click(screen.getByRole('tab', { name: /^IELTS/ }));
    await expect(args.onCourseChange).toHaveBeenCalledWith(102);
  },
};

/** What goes within a week says so; what is gone too. */
export const Expiring: Story = {
  args: {
    recordings: readyList([expiring, lastDay, { ...hosted, id: 1, validUntil: '2026-11-20' }]),
  },
  play: async () => {
    await expect((await row('Listening: Write from Dictation')).getByText('Expires in 3 days')).toBeVisible();
    await expect(screen.getByText('Expires today')).toBeVisible();
    await expect(screen.getByText('Expired on Fri 20/11/2026')).toBeVisible();
  },
};

/** Names that do not break, Chinese beside English. */
export const LongTexts: Story = { args: { recordings: readyList([longTexts, chinese]) } };

export const OneCourse: Story = {
  args: { courses: ready(libraryCourses.slice(1, 2)), course: libraryCourses[1] ?? null },
};

export const Searched: Story = {
  args: { keyword: 'dictation', recordings: readyList([expiring]) },
  play: async () => {
    await expect(await screen.findByRole('searchbox', { name: 'Search recordings' })).toHaveValue('dictation');
  },
};

/** Nothing stands there as if it were found before it was asked for. */
export const Typing: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'task{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('task');
    await waitFor(() => expect(screen.getByRole('region', { name: /^Recordings/ })).toBeVisible());
  },
};

export const NoResult: Story = { args: { keyword: 'xylophone', recordings: readyList([]) } };

export const CourseEmpty: Story = {
  args: { recordings: readyList([]) },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No recordings in this course' })).toBeVisible();
  },
};

export const NoLibrary: Story = {
  args: { courses: ready([]), course: null },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No library available' })).toBeVisible();
  },
};

export const Loading: Story = { args: { courses: loading, course: null } };

export const RecordingsLoading: Story = { args: { recordings: { status: 'loading' } } };

export const CoursesFailed: Story = {
  args: { courses: failed({ kind: 'offline' }), course: null },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onCoursesRetry).toHaveBeenCalledTimes(1);
  },
};

export const RecordingsFailed: Story = {
  args: { recordings: { status: 'failed', failure: { kind: 'rejected', messages: ['Not today.'], value: null } } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const MoreFailed: Story = {
  args: {
    recordings: readyList([fresh, hosted], { total: 24, more: { status: 'failed', failure: { kind: 'offline' } } }),
  },
};
