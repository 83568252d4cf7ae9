import { notificationDetails, notificationFrames } from '@portal/mocks/fixtures';
import { notificationFrameHeight } from '@portal/domain/notifications';
import { failed, loading, ready } from '@portal/domain/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { holdTimers, startingWith, t } from '../testing/index.ts';
import { NotificationsScreen, NotificationsSkeleton, type NotificationsScreenProps } from './NotificationsScreen.tsx';

const frameHeight = () => notificationFrameHeight(window.innerHeight, 0);

function onResize(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Sizes the frame to the window, as the portal does. */
function Notifications(props: Omit<NotificationsScreenProps, 'height'>) {
  return <NotificationsScreen {...props} height={useSyncExternalStore(onResize, frameHeight)} />;
}

const meta = {
  title: 'Screens/Notifications',
  component: Notifications,
  parameters: { shell: 'notifications', layout: 'fullscreen' },
  args: {
    src: ready(notificationFrames.english),
    onRetry: fn(),
    detail: null,
    onCloseDetail: fn(),
  },
} satisfies Meta<typeof Notifications>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Waits for the framed page. */
const waitForFrame: Play = async ({ canvas }) => {
  const frame = await canvas.findByTitle(t('notifications:frame'));
  await waitFor(() => expect(frame).toBeVisible());
};

/** The school's app in its frame, sized so that the page itself does not scroll. */
export const Open: Story = {
  play: async (context) => {
    await waitForFrame(context);
    const frame = context.canvas.getByTitle(t('notifications:frame'));
    await expect(frame).toHaveAttribute('src', notificationFrames.english);
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
    await expect(frame.getBoundingClientRect().height).toBe(frameHeight());
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
    await expect(context.canvas.queryByRole('status')).toBeNull();
  },
};

/** The page before its code and its words are there. */
export const LoadingCode: Story = { render: () => <NotificationsSkeleton /> };

/** The URL of the app is loading. */
export const Loading: Story = {
  args: { src: loading },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(t('common:loading'));
  },
};

/** Controls the 15 seconds after which a frame is treated as not loading. */
const patience = holdTimers(15_000);

/** The app is loading: the same skeleton, without a layout shift. */
export const FrameLoading: Story = {
  args: { src: ready(notificationFrames.never) },
  beforeEach: patience.beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle(t('notifications:frame'))).not.toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('common:loading'));
  },
};

/** Nothing has loaded for 15 seconds: the reason, a retry, and a link that opens the app in a new tab. */
export const NeverLoads: Story = {
  args: { src: ready(notificationFrames.never) },
  beforeEach: patience.beforeEach,
  play: async ({ canvas }) => {
    await canvas.findByTitle(t('notifications:frame'));
    await waitFor(patience.pass);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('notifications:failed'));
    const link = canvas.getByRole('link', { name: startingWith(t('notifications:open'), t('common:opensInNewTab')) });
    await expect(link).toHaveAttribute('href', notificationFrames.never);
    const failedFrame = canvas.getByTitle(t('notifications:frame'));
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await waitFor(() => expect(canvas.getByTitle(t('notifications:frame'))).not.toBe(failedFrame));
    await canvas.findByRole('alert');
  },
};

/** The URL of the app could not be fetched: a quiet notice with a retry. */
export const Failed: Story = {
  args: { src: failed({ kind: 'serverDown', status: 500 }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(t('notifications:unavailable'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** The school has no such app, or its URL is not allowed. */
export const NoApp: Story = {
  args: { src: ready(null) },
  play: async ({ canvas }) => {
    await canvas.findByText(t('notifications:unavailable'));
  },
};

/** One notification over the list. */
export const DetailOpen: Story = {
  args: { detail: notificationDetails.short },
  play: async (context) => {
    await waitForFrame(context);
    const { canvas, args } = context;
    const dialog = canvas.getByRole('dialog', { name: notificationDetails.short.title });
    await expect(dialog).toHaveTextContent('moves from Monday to Tuesday, 18:00');
    await userEvent.click(canvas.getByRole('button', { name: t('common:close') }));
    await expect(args.onCloseDetail).toHaveBeenCalledTimes(1);
  },
};

/** A long notification with headings, a list, a table and a long link; active content is removed. */
export const LongDetail: Story = {
  args: { detail: notificationDetails.long },
  play: async (context) => {
    await waitForFrame(context);
    const dialog = context.canvas.getByRole('dialog', { name: notificationDetails.long.title });
    await expect(dialog.querySelector('script, [onerror]')).toBeNull();
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A notification without a title. */
export const UntitledDetail: Story = {
  args: { detail: notificationDetails.untitled },
  play: async (context) => {
    await waitForFrame(context);
    await context.canvas.findByRole('dialog', { name: t('notifications:untitled') });
  },
};

/** The app and a notification in Chinese. */
export const Chinese: Story = {
  args: { src: ready(notificationFrames.chinese), detail: notificationDetails.chinese },
  play: waitForFrame,
};
