import { withoutRegistration, type CalendarItem } from '@portal/domain/calendar';
import { paths } from '@portal/domain/screens';
import { idle, pending, type SafeHref } from '@portal/domain/shared';
import { dashboardVideoSource } from '@portal/domain/videos';
import { calendarItems, safeHref } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { containing, shownDialog, startingWith, t } from '../testing/index.ts';
import { LiveClassDialog } from './LiveClassDialog.tsx';

type Item = CalendarItem & { kind: 'liveClass' };

function about(item: CalendarItem) {
  const { liveClass } = item as Item;
  return {
    item: item as Item,
    video: dashboardVideoSource(liveClass.videoType, liveClass.videoId),
  };
}

function pictured(imageUrl: SafeHref) {
  const item = calendarItems.open as Item;
  return about({ ...item, liveClass: { ...item.liveClass, imageUrl } });
}

function withoutLink(item: CalendarItem) {
  const { liveClass, ...rest } = item as Item;
  return about({ ...rest, liveClass: { ...liveClass, joinUrl: null } });
}

/** The class a notice is about. */
const classOf = (item: CalendarItem) => ({ id: (item as Item).liveClass.id, name: item.title });

const meta = {
  title: 'Screens/Live class dialog',
  component: LiveClassDialog,
  parameters: { shell: 'dashboard', layout: 'fullscreen' },
  args: {
    ...about(calendarItems.open),
    now: new Date('2026-11-20T23:37:43Z'),
    zone: 'Australia/Sydney',
    registration: idle,
    refreshing: false,
    refetchFailure: null,
    onRefetch: fn(),
    onRegister: fn(),
    onCancel: fn(),
    notice: null,
    onConfirmCancel: fn(),
    onDismissNotice: fn(),
    upgrade: 'open',
    upgradeHref: paths.addBuyCourse,
    calendarFile: idle,
    onAddToCalendar: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof LiveClassDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = () => screen.getByRole('dialog').querySelector('img');
const title = (name: string) => screen.findByRole('heading', { name });

/** The student is not registered: a square image beside the title, the description, and Register. */
export const Open: Story = {
  tags: ['every-look'],
  play: async ({ args }) => {
    await title('IELTS Writing Task 2: planning in five minutes');
    await userEvent.click(screen.getByRole('button', { name: t('calendar:register') }));
    await expect(args.onRegister).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('button', { name: t('calendar:cancelRegistration') })).toBeNull();
    await waitFor(() => expect(picture()?.getBoundingClientRect().width).toBe(72));
  },
};

/** A wide image, across the dialog. */
export const WidePicture: Story = {
  args: pictured(safeHref('/school/pictures/bubbles.svg')),
  play: async () => {
    await waitFor(() => expect(picture()?.naturalWidth).toBeGreaterThan(0));
    const { width, height } = picture()?.getBoundingClientRect() ?? new DOMRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

/** An image that cannot be loaded is left out. */
export const BrokenPicture: Story = {
  args: pictured(safeHref('/school/pictures/broken.svg')),
  play: async () => {
    await waitFor(() => expect(picture()).toBeNull());
  },
};

/** Registered and live: a video, the link, Join now. */
export const LiveNow: Story = {
  args: about(calendarItems.liveNow),
  play: async () => {
    await title('PTE Speaking: Describe Image');
    await expect(screen.getByRole('link', { name: startingWith(t('calendar:join')) })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(screen.queryByRole('button', { name: t('calendar:register') })).toBeNull();
  },
};

/** The student may join, but the class has no link yet. */
export const LiveNowWithoutLink: Story = {
  args: withoutLink(calendarItems.liveNow),
  play: async () => {
    await title(calendarItems.liveNow.title);
    await expect(screen.getByText(t('calendar:detail.linkMissing'))).toBeVisible();
    await expect(screen.queryByRole('link', { name: startingWith(t('calendar:join')) })).toBeNull();
  },
};

/** The student is registered for a class some days ahead, and can cancel. */
export const Registered: Story = {
  args: about(calendarItems.registered),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('calendar:cancelRegistration') }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

/** A class without description, image and link. */
export const Plain: Story = { args: about(calendarItems.plain) };

export const HostedVideo: Story = { args: about(calendarItems.hostedVideo) };

export const BrokenVideo: Story = {
  args: about(calendarItems.brokenVideo),
  play: async () => {
    await expect((await shownDialog()).getByText(t('videos:broken'))).toBeVisible();
  },
};

/** The class has ended: no actions are left. */
export const Ended: Story = {
  args: { ...about(calendarItems.ended), now: new Date('2026-11-21T01:00:00Z') },
  play: async () => {
    await title('PTE Speaking: Describe Image');
    await expect(screen.queryByRole('button', { name: t('calendar:register') })).toBeNull();
  },
};

/** The class needs a larger package, which can be bought on a desktop. */
export const UpgradeNeeded: Story = {
  args: about(calendarItems.upgradeNeeded),
  play: async () => {
    await expect((await shownDialog()).getByText(t('calendar:upgradeReason'))).toBeVisible();
    await expect(screen.getByRole('link', { name: t('calendar:upgrade') })).toHaveAttribute('href', '/AddBuyCourse');
  },
};

/** On a phone the larger package cannot be bought; the dialog says where it can. */
export const UpgradeOnPhone: Story = {
  args: { ...about(calendarItems.upgradeNeeded), upgrade: 'onDesktop' },
  play: async () => {
    await expect((await shownDialog()).getByText(t('calendar:upgradeDesktop'))).toBeVisible();
    await expect(screen.queryByRole('link', { name: t('calendar:upgrade') })).toBeNull();
  },
};

/** The school hides upgrades: the dialog shows the reason alone. */
export const UpgradeHidden: Story = {
  args: { ...about(calendarItems.upgradeNeeded), upgrade: 'hidden' },
  play: async () => {
    await expect((await shownDialog()).getByText(t('calendar:upgradeReason'))).toBeVisible();
    await expect(screen.queryByText(t('calendar:upgradeDesktop'))).toBeNull();
    await expect(screen.queryByRole('link', { name: t('calendar:upgrade') })).toBeNull();
  },
};

export const Registering: Story = {
  args: { registration: pending },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: containing(t('calendar:registering')) }));
    await expect(args.onRegister).not.toHaveBeenCalled();
    // The dialog cannot be closed while the request is pending, since its result would not be shown.
    await expect(screen.queryByRole('button', { name: t('common:close') })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Just registered: the buttons are busy until the class is refetched. */
export const Refreshing: Story = {
  args: { refreshing: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('calendar:updating') }));
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

/** The focused button is replaced by another one: focus goes to the title. */
export const OtherAction: Story = {
  args: { refreshing: true },
  render: function Answered(args) {
    const [answered, setAnswered] = useState(false);
    return (
      <>
        <button type="button" hidden onClick={() => setAnswered(true)}>
          The server answers
        </button>
        <LiveClassDialog {...args} {...(answered && { ...about(calendarItems.registered), refreshing: false })} />
      </>
    );
  },
  tags: ['no-picture'],
  play: async () => {
    (await screen.findByRole('button', { name: t('calendar:updating') })).focus();
    screen.getByText('The server answers').click();
    await screen.findByRole('button', { name: t('calendar:cancelRegistration') });
    await waitFor(() => expect(screen.getByRole('heading', { name: /^TOEFL Speaking/ })).toHaveFocus());
  },
};

/** The check returned full: nothing was registered. */
export const Full: Story = {
  args: {
    ...about(calendarItems.full),
    notice: { ...classOf(calendarItems.full), kind: 'full', message: 'All seats of this class are taken.' },
  },
  play: async ({ args }) => {
    const notice = await shownDialog(t('live-classes:fullTitle'));
    await expect(notice.getByText('All seats of this class are taken.')).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: t('live-classes:ok') }));
    await expect(args.onDismissNotice).toHaveBeenCalledTimes(1);
  },
};

/** The check returned a conflict: nothing was registered, and it cannot be overridden. */
export const Conflict: Story = {
  args: {
    ...about(calendarItems.clashing),
    notice: {
      ...classOf(calendarItems.open),
      kind: 'conflict',
      message: 'You are already registered for another class at this time.',
    },
  },
  play: async () => {
    const notice = await shownDialog(t('live-classes:conflictTitle'));
    await expect(notice.getAllByRole('button')).toHaveLength(1);
  },
};

export const RegistrationCompleted: Story = {
  args: {
    ...about(calendarItems.registered),
    notice: { ...classOf(calendarItems.registered), kind: 'registered', message: '' },
  },
  play: async () => {
    await shownDialog(t('live-classes:registeredTitle'));
  },
};

/** The confirmation before a registration is cancelled. */
export const ConfirmCancel: Story = {
  args: { ...about(calendarItems.registered), notice: { ...classOf(calendarItems.registered), kind: 'confirmCancel' } },
  play: async ({ args }) => {
    const question = await shownDialog(t('live-classes:confirmTitle'));
    await userEvent.click(question.getByRole('button', { name: t('live-classes:keep') }));
    await expect(args.onDismissNotice).toHaveBeenCalledTimes(1);
    await userEvent.click(question.getByRole('button', { name: t('calendar:cancelRegistration') }));
    await expect(args.onConfirmCancel).toHaveBeenCalledTimes(1);
  },
};

export const Cancelling: Story = {
  args: { ...about(calendarItems.registered), notice: { ...classOf(calendarItems.registered), kind: 'cancelling' } },
};

export const UnregisterCompleted: Story = {
  args: { notice: { ...classOf(calendarItems.open), kind: 'cancelled', message: 'Your registration is cancelled.' } },
  play: async () => {
    await shownDialog(t('live-classes:cancelledTitle'));
  },
};

/** Cancelling failed: only the first message is shown. */
export const UnregisterFail: Story = {
  args: {
    ...about(calendarItems.registered),
    notice: {
      id: classOf(calendarItems.open).id,
      kind: 'cancelFailed',
      failure: { kind: 'rejected', messages: ['The class has begun.', 'A second message.'], value: null },
    },
  },
  play: async () => {
    const notice = await shownDialog(t('live-classes:cancelFailedTitle'));
    await expect(notice.getByText('The class has begun.')).toBeVisible();
    await expect(notice.queryByText('A second message.')).toBeNull();
  },
};

/** The registration failed because the device is offline. */
export const RegisterFailed: Story = {
  args: { notice: { id: classOf(calendarItems.open).id, kind: 'registerFailed', failure: { kind: 'offline' } } },
  play: async () => {
    const notice = await shownDialog(t('live-classes:registerFailedTitle'));
    const [heading, alert] = [notice.getByRole('heading'), notice.getByRole('alert')];
    // The dialog grows as it fades in.
    await waitFor(() => expect(alert.getBoundingClientRect().top - heading.getBoundingClientRect().bottom).toBe(16));
  },
};

/**
 * The class could not be refetched after a change: registering again is not offered before it is known whether the
 * student is registered.
 */
export const RefetchFailed: Story = {
  args: {
    ...about({
      ...(calendarItems.open as Item),
      liveClass: withoutRegistration((calendarItems.open as Item).liveClass),
    }),
    refetchFailure: { kind: 'serverDown', status: 500 },
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('calendar:refetchFailed'));
    await expect(screen.queryByRole('button', { name: t('calendar:register') })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRefetch).toHaveBeenCalledTimes(1);
  },
};
