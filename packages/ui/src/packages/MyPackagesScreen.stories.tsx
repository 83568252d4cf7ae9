import type { ExpiredPackage, RenewalOffer } from '@portal/domain/packages';
import { paths } from '@portal/domain/screens';
import { failed, idle, loading, pending, ready, type Page } from '@portal/domain/shared';
import { activePackages, expiredPackages, safeHref } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { content, containing, format, shownDialog, t, useControlled } from '../testing/index.ts';
import { MyPackagesScreen, MyPackagesSkeleton, type MyPackagesScreenProps } from './MyPackagesScreen.tsx';

const { oneOff, subscription, cancelled, free, endsToday, endsTomorrow, unlimited, longWords } = activePackages;

const CERTIFICATES = 'https://main.example/Package/GetCertificate';

const pageOf = <T,>(...rows: T[]) => ready<Page<T>>({ rows, total: rows.length });

/** Holds tab and page, as the URL does in the portal. */
function Controlled(args: MyPackagesScreenProps) {
  const [tab, onTabChange] = useControlled(args.tab, args.onTabChange);
  const [page, onPageChange] = useControlled(args.page, args.onPageChange);
  return <MyPackagesScreen {...args} {...{ tab, onTabChange, page, onPageChange }} />;
}

const meta = {
  title: 'Screens/My packages',
  component: MyPackagesScreen,
  render: Controlled,
  parameters: { shell: 'myPackages', layout: 'fullscreen' },
  args: {
    tab: 'active',
    onTabChange: fn(),
    active: pageOf(oneOff, subscription, cancelled, free),
    expired: pageOf(expiredPackages.paid, expiredPackages.free),
    page: 0,
    size: 10,
    onPageChange: fn(),
    onSizeChange: fn(),
    fetching: false,
    refetchFailure: null,
    onRetry: fn(),
    certificateHref: fn((id: number) => safeHref(`${CERTIFICATES}?certificateId=${id}`)),
    addHref: paths.addBuyCourse,
    subscriptionToCancel: null,
    unsubscription: idle,
    onUnsubscribe: fn(),
    onConfirmUnsubscribe: fn(),
    onCancelUnsubscribe: fn(),
    renewalOf: (): RenewalOffer => 'open',
    onRenew: fn(),
    renewing: null,
    renewFailure: null,
  },
} satisfies Meta<typeof MyPackagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>, name: string) =>
  within(canvas.getByRole('article', { name }));
const buttonOf = (key: 'unsubscribe' | 'renew', name: string) => `${t(`packages-mine:${key}`)} ${name}`;

/** A press on the certificate updates its URL, since the token may have been renewed since the page was rendered. */
export const CertificateWithNewToken: Story = {
  play: async ({ canvas, args }) => {
    const certificate = card(canvas, oneOff.name).getByRole('link');
    const renewed = safeHref(`${CERTIFICATES}?token=renewed&certificateId=9001`);
    mocked(args.certificateHref).mockReturnValueOnce(renewed);
    certificate.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(certificate);
    await expect(certificate).toHaveAttribute('href', renewed);
  },
};

/**
 * One package of each type: one with a certificate, which opens in a new tab, an active subscription, and a cancelled
 * one.
 */
export const Active: Story = {
  play: async ({ canvas, args }) => {
    const bought = card(canvas, oneOff.name);
    await expect(bought.getByText(t('packages-mine:days', { count: 46 }))).toBeVisible();
    const certificate = bought.getByRole('link');
    await expect(certificate).toHaveAttribute('href', `${CERTIFICATES}?certificateId=9001`);
    await expect(certificate).toHaveAttribute('target', '_blank');
    await expect(certificate).toHaveAccessibleName(containing(t('packages-mine:certificate'), oneOff.name));
    await expect(bought.queryByText(t('packages-mine:status'))).toBeNull();

    const left = card(canvas, cancelled.name);
    await expect(left.getByText(t('packages-mine:subscription.cancelled'))).toBeVisible();
    await expect(left.getByText(t('packages-mine:cancelledNote'))).toBeVisible();
    await expect(left.queryByRole('button')).toBeNull();

    await expect(canvas.queryByRole('navigation', { name: t('packages-mine:activePages') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: buttonOf('unsubscribe', subscription.name) }));
    await expect(args.onUnsubscribe).toHaveBeenCalledWith(subscription);
  },
};

/** After unsubscribing, the pressed button is removed and the package's heading takes focus. */
export const Unsubscribed: Story = {
  render: function Leaving(args) {
    const [left, setLeft] = useState(false);
    const active = pageOf({ ...subscription, subscription: left ? ('cancelled' as const) : ('active' as const) });
    return <MyPackagesScreen {...args} active={active} onUnsubscribe={() => setLeft(true)} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: buttonOf('unsubscribe', subscription.name) }));
    await expect(canvas.getByText(t('packages-mine:subscription.cancelled'))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: subscription.name })).toHaveFocus();
  },
};

/** Packages that end today, end tomorrow, and have no end; a voucher package without an icon of its own. */
export const TimeLeft: Story = {
  args: { active: pageOf(endsToday, endsTomorrow, unlimited) },
  play: async ({ canvas }) => {
    await expect(card(canvas, endsToday.name).getByText(t('packages-mine:endsToday'))).toBeVisible();
    await expect(card(canvas, endsTomorrow.name).getByText(t('packages-mine:days', { count: 1 }))).toBeVisible();
    await expect(card(canvas, unlimited.name).getByText(t('packages-mine:noEnd'))).toBeVisible();
  },
};

/** A name without a place where it can break, and a long description. */
export const LongWords: Story = {
  args: { active: pageOf(longWords, { ...cancelled, name: longWords.name }), expired: loading },
};

const many = Array.from({ length: 10 }, (_, i) => ({ ...oneOff, id: 5000 + i, name: `${oneOff.name} ${i + 1}` }));

/** More packages than fit on a page: the next page is requested, and focus moves to its beginning. */
export const SeveralPages: Story = {
  args: { active: ready({ rows: many, total: 32 }) },
  play: async ({ canvas, args }) => {
    const pages = within(canvas.getByRole('navigation', { name: t('packages-mine:activePages') }));
    await userEvent.click(pages.getByRole('button', { name: t('pager:next') }));
    await expect(args.onPageChange).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('group', { name: t('packages-mine:active') })).toHaveFocus();
    await userEvent.selectOptions(pages.getByRole('combobox'), '25');
    await expect(args.onSizeChange).toHaveBeenCalledWith(25);
  },
};

/** There is no package; a link leads to the courses. */
export const ActiveEmpty: Story = {
  args: { active: pageOf() },
  play: async ({ canvas }) => {
    await expect(content(canvas).getByRole('link', { name: t('packages-mine:add') })).toHaveAttribute(
      'href',
      '/AddBuyCourse',
    );
  },
};

/** There is no package, and the school adds them itself, so there is no link. */
export const ActiveEmptyWithoutCourses: Story = {
  args: { active: pageOf(), addHref: null },
  play: async ({ canvas }) => {
    await expect(content(canvas).queryByRole('link')).toBeNull();
  },
};

/** The page before its code and its words are there. */
export const LoadingCode: Story = { render: () => <MyPackagesSkeleton /> };

export const ActiveLoading: Story = { args: { active: loading } };

/** The packages could not be loaded: the server's reason, and a retry. */
export const ActiveFailed: Story = {
  args: { active: failed({ kind: 'rejected', messages: ['Packages are being updated.'], value: null }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Packages are being updated.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** A refetch failed: the packages stay, below an error. */
export const RefetchFailed: Story = {
  args: { refetchFailure: { kind: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('packages-mine:refetchFailed'));
    await expect(content(canvas).getAllByRole('article')).toHaveLength(4);
  },
};

/** The confirmation explains what unsubscribing means. */
export const ConfirmUnsubscribe: Story = {
  args: { subscriptionToCancel: subscription },
  play: async ({ args }) => {
    const dialog = await shownDialog(t('packages-mine:unsubscribeTitle'));
    await expect(
      dialog.getByText(t('packages-mine:unsubscribeText', { name: subscription.name, count: 12 })),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('packages-mine:keepSubscription') }));
    await expect(args.onCancelUnsubscribe).toHaveBeenCalledTimes(1);
    await expect(args.onConfirmUnsubscribe).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: t('packages-mine:unsubscribe') }));
    await expect(args.onConfirmUnsubscribe).toHaveBeenCalledTimes(1);
  },
};

/** The confirmation for a subscription without an end. */
export const ConfirmUnsubscribeWithoutEnd: Story = {
  args: { subscriptionToCancel: { ...subscription, daysRemaining: null } },
  play: async () => {
    const dialog = await shownDialog(t('packages-mine:unsubscribeTitle'));
    await expect(dialog.getByText(t('packages-mine:unsubscribeTextToEnd', { name: subscription.name }))).toBeVisible();
  },
};

/** While the request is pending, the dialog can neither be closed nor confirmed again. */
export const Unsubscribing: Story = {
  args: { subscriptionToCancel: subscription, unsubscription: pending },
  play: async ({ args }) => {
    const dialog = await shownDialog(t('packages-mine:unsubscribeTitle'));
    await userEvent.click(dialog.getByRole('button', { name: t('packages-mine:unsubscribing') }));
    await expect(args.onConfirmUnsubscribe).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: t('packages-mine:keepSubscription') })).toBeDisabled();
  },
};

/** The answer was lost: the dialog says that the list shows whether the subscription was cancelled. */
export const UnsubscribeUnknown: Story = {
  args: { subscriptionToCancel: subscription, unsubscription: failed({ kind: 'serverDown', status: 500 }) },
  play: async () => {
    const dialog = await shownDialog(t('packages-mine:unsubscribeTitle'));
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      containing(t('packages-mine:unsubscribeUnknown'), t('packages-mine:unsubscribeUnknownText')),
    );
  },
};

/** Unsubscribing failed: the server's messages are shown in the dialog, where the student can try again. */
export const UnsubscribeFailed: Story = {
  args: {
    subscriptionToCancel: subscription,
    unsubscription: failed({
      kind: 'rejected',
      messages: ['A payment of this subscription is pending.', 'Try again tomorrow.'],
      value: null,
    }),
  },
  play: async ({ args }) => {
    const dialog = await shownDialog(t('packages-mine:unsubscribeTitle'));
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      containing(
        t('packages-mine:unsubscribeFailed'),
        'A payment of this subscription is pending.',
        'Try again tomorrow.',
      ),
    );
    await userEvent.click(dialog.getByRole('button', { name: t('packages-mine:unsubscribe') }));
    await expect(args.onConfirmUnsubscribe).toHaveBeenCalledTimes(1);
  },
};

const leftOf = (element: Element | null) => element?.getBoundingClientRect().left ?? Number.NaN;

/** Packages that have ended, with the date and a button that renews. */
export const Completed: Story = {
  args: { tab: 'completed' },
  play: async ({ canvas, args }) => {
    const paid = card(canvas, expiredPackages.paid.name);
    await expect(paid.getByText(format().date('2026-11-09'))).toBeVisible();
    await expect(paid.getByText(t('packages-mine:noLongerAvailable'))).toBeVisible();
    await expect(paid.queryByText(t('packages-mine:types.free'))).toBeNull();
    // The facts that few packages have come last, so that the others have no gap.
    const facts = card(canvas, expiredPackages.free.name).getAllByRole('term');
    await expect(facts.map((fact) => fact.textContent)).toEqual(
      (['status', 'renewalDate', 'type'] as const).map((fact) => t(`packages-mine:${fact}`)),
    );
    await expect(card(canvas, expiredPackages.free.name).getByText(t('packages-mine:types.free'))).toBeVisible();
    // Each fact is in its column, the first one below the name's icon.
    const inset = (name: string, fact: 'status' | 'renewalDate') => {
      const label = card(canvas, name).getByText(t(`packages-mine:${fact}`));
      return Math.round(leftOf(label) - leftOf(label.closest('article')));
    };
    const { paid: paidPackage, free: freePackage } = expiredPackages;
    await expect(inset(paidPackage.name, 'renewalDate')).toBe(inset(freePackage.name, 'renewalDate'));
    await expect(inset(paidPackage.name, 'status')).toBeLessThan(inset(paidPackage.name, 'renewalDate'));
    await userEvent.click(canvas.getByRole('button', { name: buttonOf('renew', expiredPackages.paid.name) }));
    await expect(args.onRenew).toHaveBeenCalledWith(expiredPackages.paid);
  },
};

/** The school does not allow renewals, or the setting is not known. */
export const RenewalHidden: Story = {
  args: { tab: 'completed', renewalOf: () => 'hidden' },
  play: async ({ canvas }) => {
    await expect(content(canvas).queryByRole('button')).toBeNull();
    await expect(content(canvas).queryByText(containing(t('packages-mine:renewOnDesktop')))).toBeNull();
  },
};

/** On a phone, a paid package has to be renewed on a computer; a free one can be renewed here. */
export const RenewalOnDesktop: Story = {
  args: { tab: 'completed', renewalOf: (one?: ExpiredPackage) => (one?.free ? 'open' : 'onDesktop') },
  play: async ({ canvas }) => {
    const paid = card(canvas, expiredPackages.paid.name);
    await expect(paid.getByText(t('packages-mine:renewOnDesktop'))).toBeVisible();
    await expect(paid.queryByRole('button')).toBeNull();
    await expect(card(canvas, expiredPackages.free.name).getByRole('button')).toBeVisible();
  },
};

/**
 * A renewed package leaves the list: focus moves to the one that takes its place; after the last one, to the list's area.
 */
export const RenewedByKeyboard: Story = {
  args: { tab: 'completed' },
  render: function Renewing(args) {
    const [rows, setRows] = useState([expiredPackages.free, expiredPackages.paid]);
    return (
      <MyPackagesScreen
        {...args}
        expired={pageOf(...rows)}
        onRenew={({ id }) => setRows(rows.filter((one) => one.id !== id))}
      />
    );
  },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const renew = (one: ExpiredPackage) => card(canvas, one.name).getByRole('button');
    renew(expiredPackages.free).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(renew(expiredPackages.paid)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const area = canvas.getByRole('group', { name: t('packages-mine:completed') });
    await waitFor(() => expect(area).toHaveFocus());
  },
};

/** The data for a renewal is being looked up: no second renewal can be started meanwhile. */
export const Renewing: Story = {
  args: { tab: 'completed', renewing: expiredPackages.paid.id },
  play: async ({ canvas, args }) => {
    const busy = card(canvas, expiredPackages.paid.name).getByRole('button');
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(busy);
    await expect(card(canvas, expiredPackages.free.name).getByRole('button')).toBeDisabled();
    await expect(args.onRenew).not.toHaveBeenCalled();
  },
};

/** The data for a renewal could not be looked up: the card shows the reason, and the student can try again. */
export const RenewFailed: Story = {
  args: { tab: 'completed', renewFailure: { packageId: expiredPackages.paid.id, failure: { kind: 'offline' } } },
  play: async ({ canvas, args }) => {
    const paid = card(canvas, expiredPackages.paid.name);
    await expect(paid.getByRole('alert')).toHaveTextContent(
      containing(t('packages-mine:renewFailed'), t('errors:offline')),
    );
    await expect(content(canvas).getAllByRole('alert')).toHaveLength(1);
    await userEvent.click(paid.getByRole('button'));
    await expect(args.onRenew).toHaveBeenCalledWith(expiredPackages.paid);
  },
};

/** A package without a date, and one without a description and an icon of its own. */
export const CompletedUnusual: Story = {
  args: { tab: 'completed', expired: pageOf(expiredPackages.noDate, expiredPackages.replaced) },
  play: async ({ canvas }) => {
    await expect(card(canvas, expiredPackages.noDate.name).queryByText(t('packages-mine:renewalDate'))).toBeNull();
  },
};

export const CompletedEmpty: Story = {
  args: { tab: 'completed', expired: pageOf() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: t('packages-mine:completedEmpty') })).toBeVisible();
  },
};
export const CompletedLoading: Story = { args: { tab: 'completed', expired: loading } };
export const CompletedFailed: Story = {
  args: { tab: 'completed', expired: failed({ kind: 'serverDown', status: 503 }) },
};

/** The tabs are selected with the keyboard. */
export const ChangeTab: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('tab', { name: t('packages-mine:active') }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onTabChange).toHaveBeenCalledWith('completed');
    await expect(await canvas.findByRole('article', { name: expiredPackages.paid.name })).toBeVisible();
  },
};
