import { done, failed, idle, loading, ready } from '@portal/domain/shared';
import { availableCourses, coursePackages, featureLabels, safeHref } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { shownDialog, startingWith, t } from '../testing/index.ts';
import { PackageDetail } from './PackageDetail.tsx';

const [pte, mockTests] = availableCourses.usual.groups[0]?.subGroups[0]?.cards ?? [];
const { notEnrolled, enrolled, enrolledInLargest, enrolledInAnother, one, voucher, free, none } = coursePackages;

const meta = {
  title: 'Screens/Package detail',
  component: PackageDetail,
  parameters: { shell: 'addBuyCourse', layout: 'fullscreen' },
  args: {
    card: pte ?? null,
    packages: ready(enrolled),
    onRetry: fn(),
    labels: featureLabels,
    packageId: 1012,
    onPackageChange: fn(),
    compares: false,
    onCompare: fn(),
    desktop: true,
    hidesUpgrade: false,
    busyId: null,
    onTake: fn(),
    link: {
      url: 'https://portal.example/AddBuyCourse?course=101',
      mailHref: safeHref('https://portal.example/'),
      copying: idle,
      onCopy: fn(),
    },
    onClose: fn(),
  },
} satisfies Meta<typeof PackageDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A larger package than the student's: the upgrade price, and its contents by module and topic. */
export const Upgrade: Story = {
  play: async ({ args }) => {
    const dialog = await shownDialog();
    await expect(dialog.getAllByRole('tab').map((tab: HTMLElement) => tab.textContent)).toEqual(featureLabels);
    await expect(dialog.getByText(/\$129\.00/)).toBeVisible();
    const panel = within(dialog.getByRole('tabpanel'));
    await expect(panel.queryByText(t('packages:detail.freeTrial'))).toBeNull();
    await expect(panel.getByText(t('packages:detail.type.oneOff'))).toBeVisible();
    await expect(panel.getByText(/^Everything in Essential/)).toBeVisible();
    const topics = dialog.getAllByRole('listitem').map((topic: HTMLElement) => topic.textContent);
    await expect(topics).toContain(t('common:nameWithNote', { name: 'Essay', note: t('packages:detail.included') }));
    await expect(topics).toContain(`Weekly coaching${t('packages:detail.notIncluded')}`);
    const availability = (module: string) =>
      dialog.getByRole('heading', { name: module }).nextElementSibling?.textContent;
    await expect(availability('Mock tests')).toBe(t('packages:detail.available'));
    await expect(availability('Live support')).toBe(t('packages:detail.notAvailable'));
    await userEvent.click(dialog.getByRole('tab', { name: 'Essential' }));
    await expect(args.onPackageChange).toHaveBeenLastCalledWith(1011);
    await userEvent.click(dialog.getByRole('button', { name: t('packages:upgrade') }));
    await expect(args.onTake).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1012 }));
  },
};

/** The student has no package, so every price is the regular one. */
export const Buy: Story = {
  args: { packages: ready(notEnrolled) },
  play: async () => {
    const dialog = await shownDialog();
    await expect(dialog.getByText(/\$199\.00/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('packages:buy') })).toBeVisible();
  },
};

export const FreeTrial: Story = {
  args: { packages: ready(notEnrolled), packageId: 1010 },
  play: async () => {
    const dialog = await shownDialog();
    const panel = within(dialog.getByRole('tabpanel'));
    // In Chinese the button has the same text.
    await expect(panel.getByText(t('packages:detail.freeTrial'), { ignore: 'button *' })).toBeVisible();
    await expect(panel.getByText(t('packages:detail.type.free'))).toBeVisible();
    await expect(panel.getByText('A week to look around, with one task of each kind.')).toBeVisible();
    await expect(panel.getByRole('button', { name: t('packages:tryFree') })).toBeVisible();
    await expect(dialog.queryByText(t('packages:detail.newTab'))).toBeNull();
  },
};

/**
 * The URL names no package: the first one that is larger than the student's is shown, as the link "Upgrade now"
 * promises.
 */
export const OpensOnUpgrade: Story = {
  tags: ['no-picture'],
  args: { packageId: null },
  play: async ({ args }) => {
    const dialog = await shownDialog();
    await expect(dialog.getByRole('tab', { name: 'Complete', selected: true })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('packages:upgrade') }));
    await expect(args.onTake).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1012 }));
  },
};

/** The student's own package has no button. */
export const Own: Story = {
  args: { packageId: 1011 },
  play: async () => {
    const dialog = await shownDialog();
    await expect(dialog.getByRole('tab', { name: 'Essential', selected: true })).toBeVisible();
    await expect(dialog.getByText(t('packages:enrolled'))).toBeVisible();
  },
};

/** No package is larger: the student's own is shown first. */
export const OwnLargest: Story = {
  args: { packages: ready(enrolledInLargest), packageId: null },
  play: async () => {
    await expect((await shownDialog()).getByText(t('packages:enrolled'))).toBeVisible();
  },
};

/** The student's package is no longer offered: any other one is an upgrade. */
export const OwnNotOffered: Story = { args: { packages: ready(enrolledInAnother), packageId: null } };

/** All packages side by side, with text in every cell and in columns of equal width. */
export const Compare: Story = {
  args: { compares: true },
  play: async ({ args }) => {
    const dialog = await shownDialog();
    const table = within(dialog.getByRole('table'));
    const [names, ...columns] = table.getAllByRole('columnheader');
    await expect(columns).toHaveLength(4);
    const region = dialog.getByRole('region');
    region.style.width = '960px';
    await expect(new Set(columns.map((column) => Math.round(column.getBoundingClientRect().width)))).toEqual(
      new Set([(960 - (names as HTMLElement).getBoundingClientRect().width) / 4]),
    );
    // The names of the topics stay in place, and leave room for two packages on a phone.
    region.style.width = '390px';
    const place = () => (names as HTMLElement).getBoundingClientRect().left;
    const before = place();
    region.scrollLeft = 200;
    await expect(place()).toBe(before);
    region.scrollLeft = 0;
    region.style.width = '';
    const offers = table.getAllByText('AUD').map((code: HTMLElement) => code.getBoundingClientRect().top);
    await expect(new Set(offers).size).toBe(1);
    await expect(table.getByRole('row', { name: startingWith('Weekly coaching') })).toHaveTextContent(
      t('packages:detail.included'),
    );
    const upgrade = t('common:nameWithNote', { name: t('packages:upgrade'), note: 'Complete' });
    await userEvent.click(table.getByRole('button', { name: upgrade }));
    await expect(args.onTake).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1012 }));
    await userEvent.click(dialog.getByRole('button', { name: t('packages:detail.single') }));
    await expect(args.onCompare).toHaveBeenLastCalledWith(false);
  },
};

/** The button that opens the comparison. */
export const CompareOffered: Story = {
  tags: ['no-picture'],
  play: async ({ args }) => {
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: t('packages:detail.compare') }));
    await expect(args.onCompare).toHaveBeenLastCalledWith(true);
  },
};

/** A single package has a tab, too, but there is nothing to compare. */
export const OnePackage: Story = {
  args: { card: mockTests ?? null, packages: ready(one), packageId: null },
  play: async () => {
    const dialog = await shownDialog();
    await expect(dialog.getAllByRole('tab')).toHaveLength(1);
    await expect(dialog.queryByRole('button', { name: t('packages:detail.compare') })).toBeNull();
  },
};

export const VoucherOnly: Story = { args: { packages: ready(voucher), packageId: null } };

/** A free package of a regular feature. */
export const Free: Story = {
  args: { packages: ready(free), packageId: null, desktop: false },
  play: async () => {
    // A free package can be taken on a phone, since nothing is paid (002 §4).
    await expect((await shownDialog()).getByRole('button', { name: t('packages:buy') })).toBeVisible();
  },
};

/** On a phone a link with which to continue on a computer replaces the button. */
export const OnPhone: Story = {
  args: { desktop: false, compares: true },
  play: async () => {
    const dialog = await shownDialog();
    await expect(dialog.queryByRole('button', { name: t('packages:upgrade') })).toBeNull();
    await expect(dialog.getByText(t('packages:computer.upgrade'))).toBeVisible();
    await expect(dialog.queryByRole('table')).toBeNull();
  },
};

/** The free trial works on a phone, too. */
export const FreeTrialOnPhone: Story = {
  args: { packages: ready(notEnrolled), packageId: 1010, desktop: false },
  play: async ({ args }) => {
    await userEvent.click((await shownDialog()).getByRole('button', { name: t('packages:tryFree') }));
    await expect(args.onTake).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1010 }));
  },
};

/** The sheet with the link to this page, to copy or to send by email. */
export const SendLink: Story = {
  args: { desktop: false },
  play: async ({ args }) => {
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: t('packages:computer.send') }));
    const sheet = await shownDialog(t('packages:finish.title'));
    await userEvent.click(sheet.getByRole('button', { name: t('packages:finish.copy') }));
    await expect(args.link.onCopy).toHaveBeenCalledTimes(1);
    await expect(sheet.getByRole('link', { name: t('packages:finish.mail') })).toBeVisible();
  },
};

export const LinkCopied: Story = {
  args: { desktop: false, link: { ...meta.args.link, copying: done(undefined) } },
  play: async () => {
    await userEvent.click((await shownDialog()).getByRole('button', { name: t('packages:computer.send') }));
    const sheet = await shownDialog(t('packages:finish.title'));
    await expect(sheet.getByRole('status')).toHaveTextContent(t('packages:finish.copied'));
    await expect(sheet.getByRole('button', { name: t('packages:finish.copied') })).toBeVisible();
  },
};

/** The browser does not allow copying, and a message says so. */
export const LinkNotCopied: Story = {
  args: {
    desktop: false,
    link: { ...meta.args.link, copying: failed({ kind: 'notUnderstood', detail: 'NotAllowed' }) },
  },
  play: async () => {
    await userEvent.click((await shownDialog()).getByRole('button', { name: t('packages:computer.send') }));
    const sheet = await shownDialog(t('packages:finish.title'));
    await expect(sheet.getByRole('status')).toHaveTextContent(t('packages:finish.notCopied'));
  },
};

/**
 * The classes are being looked up, or the package is being added: the button ignores a press and the dialog cannot be
 * closed.
 */
export const Busy: Story = {
  args: { busyId: 1012 },
  play: async ({ args }) => {
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: startingWith(t('packages:busy')) }));
    await expect(args.onTake).not.toHaveBeenCalled();
    await expect(dialog.queryByRole('button', { name: t('common:close') })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A package of another course is being looked up, so this dialog can be closed. */
export const BusyElsewhere: Story = {
  args: { busyId: 1080 },
  tags: ['no-picture'],
  play: async ({ args }) => {
    await userEvent.click((await shownDialog()).getByRole('button', { name: t('common:close') }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const UpgradeHidden: Story = {
  args: { hidesUpgrade: true },
  play: async () => {
    const dialog = await shownDialog();
    await expect(dialog.queryByRole('button', { name: t('packages:upgrade') })).toBeNull();
    await expect(dialog.getByText(t('packages:detail.upgradeHidden'))).toBeVisible();
  },
};

/** The labels of features could not be loaded, so packages are numbered. */
export const WithoutLabels: Story = { args: { labels: [] } };

/** A course that has packages, but no card. */
export const WithoutCard: Story = { args: { card: null } };

export const Loading: Story = { args: { packages: loading } };
export const LoadFailed: Story = {
  args: { packages: failed({ kind: 'rejected', messages: ['This course has no packages.'], value: null }) },
  play: async ({ args }) => {
    await userEvent.click((await shownDialog()).getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const NoPackages: Story = { args: { packages: ready(none) } };
