import { completedPackagesPath, paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { content, startingWith, t } from '../testing/index.ts';
import { EnrollmentScreen, EnrollmentSkeleton } from './EnrollmentScreen.tsx';

const meta = {
  title: 'Screens/Enrollment',
  component: EnrollmentScreen,
  parameters: { shell: 'enrollment', layout: 'fullscreen' },
  args: {
    addShown: true,
    addHref: paths.addBuyCourse,
    own: { packagesHref: paths.myPackages, completedHref: completedPackagesPath },
  },
} satisfies Meta<typeof EnrollmentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link for adding courses, and the two lists of packages. */
export const Both: Story = {
  play: async ({ canvas }) => {
    const links = content(canvas);
    await expect(links.getByRole('region', { name: t('shell:page.myPackages') })).toBeVisible();
    // No page is linked twice.
    await expect(links.getAllByRole('link')).toHaveLength(3);
    for (const [name, href] of [
      [t('shell:page.addBuyCourse'), '/AddBuyCourse'],
      [t('packages-mine:myCourses'), '/MyPackages'],
      [t('packages-mine:completed'), '/MyPackages?tab=completed'],
    ] as const) {
      await expect(links.getByRole('link', { name: startingWith(name) })).toHaveAttribute('href', href);
    }
  },
};

/** The school, or the student's role, does not allow adding courses. */
export const WithoutAdding: Story = {
  args: { addShown: false },
  play: async ({ canvas }) => {
    await expect(content(canvas).queryByRole('link', { name: startingWith(t('shell:page.addBuyCourse')) })).toBeNull();
    await expect(content(canvas).getAllByRole('link')).toHaveLength(2);
  },
};

/** An archived student can enrol in a new package; there are no links to former packages (000 §2.3). */
export const Archived: Story = {
  args: { own: null },
  play: async ({ canvas }) => {
    const links = content(canvas).getAllByRole('link');
    await expect(links.map((link: HTMLElement) => link.getAttribute('href'))).toEqual(['/AddBuyCourse']);
  },
};

/** The page before its code and its words are there. */
export const LoadingCode: Story = { render: () => <EnrollmentSkeleton /> };

/** It is still loading whether courses may be added. */
export const Loading: Story = { args: { addShown: null } };
