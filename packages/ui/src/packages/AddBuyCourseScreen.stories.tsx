import { packagesPath } from '@portal/domain/screens';
import { failed, loading, ready } from '@portal/domain/shared';
import { availableCourses } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { containing, content, startingWith, t } from '../testing/index.ts';
import { AddBuyCourseScreen } from './AddBuyCourseScreen.tsx';

const { usual, oneGroup, none, noneListed, unusual, many } = availableCourses;

const meta = {
  title: 'Screens/Add or buy a course',
  component: AddBuyCourseScreen,
  parameters: { shell: 'addBuyCourse', layout: 'fullscreen' },
  args: {
    courses: ready(usual),
    onRetry: fn(),
    groupId: null,
    onGroupChange: fn(),
    subGroupId: null,
    onSubGroupChange: fn(),
    packagesHref: (item) => packagesPath(item),
    desktop: true,
    hidesUpgrade: false,
    detail: null,
  },
} satisfies Meta<typeof AddBuyCourseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Several groups: one is chosen in a select, and its kinds of courses are tabs. Hidden courses are left out. */
export const SeveralGroups: Story = {
  play: async ({ canvas, args }) => {
    const page = content(canvas);
    await userEvent.selectOptions(page.getByRole('combobox', { name: t('packages:group') }), 'IELTS');
    await expect(args.onGroupChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(page.getByRole('tab', { name: 'Skill boosters' }));
    await expect(args.onSubGroupChange).toHaveBeenLastCalledWith(13);
    await expect(page.getAllByRole('listitem')).toHaveLength(6);
    await expect(page.queryByText('PTE for staff')).toBeNull();
  },
};

/** The button of a card depends on whether the student has a smaller package, the largest one, or none (002 §2). */
export const Buttons: Story = {
  play: async ({ canvas }) => {
    const card = (name: string) =>
      within(content(canvas).getByRole('heading', { name }).closest('article') as HTMLElement);
    await expect(
      card('PTE Academic in 6 weeks').getByRole('link', { name: startingWith(t('packages:upgrade')) }),
    ).toHaveAttribute('href', expect.stringContaining('/AddBuyCourse?course=101'));
    await expect(
      card('PTE mock test pack').getByRole('link', { name: startingWith(t('packages:view')) }),
    ).toHaveAttribute('href', expect.stringContaining('/AddBuyCourse?course=121'));
    const test = card('PTE diagnostic test');
    await expect(test.getByText(t('packages:enrolled'))).toBeVisible();
    // The name links to the packages, since the enrolled mark is not a button.
    await expect(test.getByRole('link', { name: 'PTE diagnostic test' })).toHaveAttribute(
      'href',
      expect.stringContaining('/AddBuyCourse?test=301'),
    );
  },
};

/** A name is cut at 40 characters and a description at 100, with the rest behind Read more (002 §9). */
export const CutTexts: Story = {
  args: { courses: ready(unusual) },
  play: async ({ canvas }) => {
    const page = content(canvas);
    const names = page.getAllByRole('heading', { level: 3 }).map((name: HTMLElement) => name.textContent);
    await expect(names).toEqual([
      'PTE 学术类：六周备考课程，含口语与写作教师反馈、每周直播答疑和考前一周的完整…',
      'Llanfairpwllgwyngyllgogerychwyrndrobwlll…',
      'IELTS General: letters',
    ]);
    const [more] = page.getAllByRole('button', { name: containing(t('common:readMore')) });
    await userEvent.click(more as HTMLElement);
    await expect(more?.closest('article')).toHaveTextContent(/完整模拟测试与评分报告讲解/);
  },
};

/** A single group: its name is a heading, with a word too long for a line; the school has no page of instructions. */
export const OneGroup: Story = {
  args: { courses: ready(oneGroup) },
  play: async ({ canvas }) => {
    const page = content(canvas);
    await expect(page.getByRole('heading', { name: /^PTE_Academic/ })).toBeVisible();
    await expect(page.queryByRole('combobox')).toBeNull();
    await expect(page.queryByRole('link', { name: startingWith(t('packages:instructions')) })).toBeNull();
  },
};

/** Another group and kind, selected by the URL. */
export const Chosen: Story = {
  args: { groupId: 3, subGroupId: 31 },
  play: async ({ canvas }) => {
    await expect(content(canvas).getByRole('combobox')).toHaveValue('3');
    await expect(content(canvas).getAllByRole('article')).toHaveLength(2);
  },
};

/** On a phone or tablet, a notice says that packages are bought on a computer; they can still be viewed. */
export const OnPhone: Story = { args: { desktop: false } };

/**
 * The school offers no upgrades: the card of a course of which the student has a smaller package links to the packages
 * without offering an upgrade.
 */
export const UpgradeHidden: Story = {
  args: { hidesUpgrade: true },
  play: async ({ canvas }) => {
    await expect(content(canvas).queryByRole('link', { name: startingWith(t('packages:upgrade')) })).toBeNull();
  },
};

/** Many courses in one group: those outside the viewport are not laid out. */
export const Many: Story = {
  args: { courses: ready(many) },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(content(canvas).getAllByRole('article')).toHaveLength(40);
  },
};

export const Loading: Story = { args: { courses: loading } };
export const LoadFailed: Story = {
  args: { courses: failed({ kind: 'offline' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** There are no groups; the instructions are still linked (002 §2). */
export const NoCourses: Story = {
  args: { courses: ready(none) },
  play: async ({ canvas }) => {
    const page = content(canvas);
    await expect(page.getByRole('link', { name: startingWith(t('packages:instructions')) })).toHaveAttribute(
      'href',
      none.instructionUrl,
    );
    await expect(page.getByRole('heading', { name: t('packages:none') })).toBeVisible();
    await expect(page.getByText(t('packages:noneText'))).toBeVisible();
  },
};

/** All courses of this kind are hidden (002 §2). */
export const NoneListed: Story = {
  args: { courses: ready(noneListed) },
  play: async ({ canvas }) => {
    const page = content(canvas);
    await expect(page.getByRole('heading', { name: t('packages:noneListed') })).toBeVisible();
    await expect(page.getByText(t('packages:noneListedText'))).toBeVisible();
  },
};
