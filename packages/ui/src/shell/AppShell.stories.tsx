import { entryPath, navEntries, paths, type NavEntry } from '@portal/domain/screens';
import { safeHref } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectNoHorizontalScroll, startingWith, t, UNBROKEN_NAME } from '../testing/index.ts';
import { asLanguage } from '../i18n/index.ts';
import { EmptyState } from '../kit/index.ts';
import { Welcome } from '../blocks/welcome/index.ts';
import { AppShell } from './AppShell.tsx';

const items = navEntries.map((entry) => ({ entry, href: entryPath[entry] }));
const without = (...hidden: NavEntry[]) => items.filter(({ entry }) => !hidden.includes(entry));

const meta = {
  title: 'Screens/Shell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Harbour English', logoUrl: null },
    homeHref: paths.dashboard,
    page: { kind: 'page', title: 'Courses', onBack: fn() },
    items,
    current: 'courses',
    language: 'en',
    onLanguageChange: fn(),
    notificationsHref: paths.notifications,
    messages: { href: paths.messages(), unread: false },
    display: { appearance: 'system', scheme: 'school' },
    onDisplayChange: fn(),
    onLogOut: fn(),
    onBlocked: fn(),
    offline: false,
    children: <EmptyState art="coming" title="The page" text="Whatever stands on this page stands here." />,
  },
  render: (args, { globals }) => (
    <AppShell {...args} language={asLanguage(globals['language'])}>
      {args.page.kind === 'dashboard' && <Welcome title="Welcome back, Mei" />}
      {args.children}
    </AppShell>
  ),
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns queries for the menu that is visible at this width: bottom bar or rail. */
function shownMenu(canvasElement: HTMLElement) {
  const shown = within(canvasElement)
    .getAllByRole('navigation')
    .find((one) => getComputedStyle(one.parentElement ?? one).display !== 'none' && one.offsetWidth > 0);
  return within(shown as HTMLElement);
}

export const Page: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: startingWith(t('shell:back')) }));
    await expect(args.page.kind === 'page' && args.page.onBack).toHaveBeenCalledTimes(1);
  },
};

/** Without a back arrow, where there is no page to go back to. */
export const BackHidden: Story = { args: { page: { kind: 'page', title: 'Courses', onBack: null } } };

/** The profile of an account that is linked to Google. */
export const LinkedToGoogle: Story = {
  args: { page: { kind: 'page', title: 'Profile', onBack: fn(), google: true }, current: 'profile' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: t('shell:linkedToGoogle') })).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: { page: { kind: 'page', title: 'Add or buy a course for the whole family and a friend', onBack: fn() } },
};

const courseName =
  'PTE Academic for engineers, nurses and teachers who want to move to Australia, New Zealand or Canada: speaking, writing, ' +
  'reading and listening in six weeks, with a scored mock test and feedback from a teacher every weekend';

/** A title and the name of a course under it, both without a place for a line break. */
export const UnbrokenTitle: Story = {
  args: {
    page: { kind: 'page', title: UNBROKEN_NAME, about: { name: UNBROKEN_NAME, href: paths.course(101) }, onBack: fn() },
  },
  play: expectNoHorizontalScroll,
};

/** The sticky bar shows two lines of the title; the page repeats it in full below. */
export const VeryLongTitle: Story = {
  args: { page: { kind: 'page', title: courseName, onBack: fn() } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(courseName)).toHaveLength(2));
    await expect(canvas.getAllByRole('heading', { name: courseName })).toHaveLength(1);
  },
};

export const Dashboard: Story = { args: { page: { kind: 'dashboard' }, current: 'dashboard' } };

/** The dot on the icon has an accessible name: "Messages, new message". */
export const UnreadMessage: Story = {
  args: { page: { kind: 'dashboard' }, current: 'dashboard', messages: { href: paths.messages(), unread: true } },
};

export const LongOrganisationName: Story = {
  args: {
    page: { kind: 'dashboard' },
    current: 'dashboard',
    brand: { name: 'The Northern Territory College of English and Test Preparation', logoUrl: null },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('banner')).getBoundingClientRect().height).toBe(56);
  },
};

/** The school has configured neither name nor logo. */
export const NoOrganisation: Story = {
  args: { page: { kind: 'dashboard' }, current: 'dashboard', brand: { name: null, logoUrl: null } },
};

export const WithLogo: Story = {
  args: {
    page: { kind: 'dashboard' },
    current: 'dashboard',
    brand: { name: 'Harbour English', logoUrl: safeHref('/school/icons/logo.svg') },
  },
};

/** The school's settings hide the bell and the messages. */
export const NoTools: Story = {
  args: { page: { kind: 'dashboard' }, current: 'dashboard', notificationsHref: null, messages: null },
};

/** Optional entries are hidden: the next ones take their places. */
export const FewEntries: Story = { args: { items: without('liveClasses', 'videos', 'meetings', 'events') } };

/** Videos under their older label, which a deployment may keep. */
export const VideosRenamed: Story = {
  args: {
    items: without('liveClasses').map((item) =>
      item.entry === 'videos' ? { ...item, labelKey: 'entry.videoLibrary' as const } : item,
    ),
    current: 'videos',
    page: { kind: 'page', title: 'Video library', onBack: fn() },
  },
  play: async ({ canvasElement }) => {
    await expect(shownMenu(canvasElement).getByRole('link', { name: t('shell:entry.videoLibrary') })).toBeVisible();
  },
};

/** Placeholders while the student's menu entries load. */
export const MenuLoading: Story = { args: { items: null, page: { kind: 'dashboard' }, current: null } };

/** The entry of the current page is behind More, so More is marked as current. */
export const CurrentBehindMore: Story = {
  args: { current: 'profile', page: { kind: 'page', title: 'Profile', onBack: fn() } },
};

/**
 * More opens the other entries and becomes Less; Escape closes them and returns focus to the button. On desktop More is
 * the label of a group, which is open initially.
 */
export const MoreOpen: Story = {
  play: async ({ canvasElement }) => {
    const menu = shownMenu(canvasElement);
    const toggle = menu.getByRole('button', { name: t('shell:more') });
    const isRail = toggle.getAttribute('aria-expanded') === 'true';
    await userEvent.click(toggle);
    await expect(toggle).toHaveAccessibleName(isRail ? t('shell:more') : t('shell:less'));
    if (isRail) {
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      return;
    }
    // The name is that of the next action; `aria-expanded` would contradict it.
    await expect(toggle).not.toHaveAttribute('aria-expanded');
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveAccessibleName(t('shell:more'));
    await waitFor(() => expect(toggle).toHaveFocus());
    await userEvent.click(toggle);
    await expect(toggle).toHaveAccessibleName(t('shell:less'));
  },
};

/** Log out is the last entry of the menu, behind More on a phone. */
export const LogOut: Story = {
  play: async ({ canvasElement, args }) => {
    const menu = shownMenu(canvasElement);
    const more = menu.getByRole('button', { name: t('shell:more') });
    if (more.getAttribute('aria-expanded') !== 'true') await userEvent.click(more);
    const buttons = menu.getAllByRole('button').filter((one) => !one.hasAttribute('aria-expanded'));
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await expect(args.onLogOut).toHaveBeenCalledTimes(1);
  },
};

/** The first Tab focuses a link that skips header and menu. */
export const SkipLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getAllByRole('link')[0] as HTMLElement;
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^#/));
  },
};

/** No connection: a notice above the page. */
export const OfflineDevice: Story = { args: { offline: true } };

/** An archived student presses a blocked entry: it does not open, and `onBlocked` is called. */
export const BlockedEntry: Story = {
  args: { items: items.map((item) => ({ ...item, blocked: item.entry === 'courses' })), current: 'enrollment' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(shownMenu(canvasElement).getByRole('link', { name: t('shell:entry.courses') }));
    await expect(args.onBlocked).toHaveBeenCalledTimes(1);
  },
};
