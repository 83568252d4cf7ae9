import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SearchField } from '../SearchField/SearchField.tsx';
import { ChipTabs } from './ChipTabs.tsx';

const meta = {
  title: 'Kit/ChipTabs',
  component: ChipTabs,
  args: {
    label: 'Courses',
    items: [
      { id: 'pte', label: 'PTE Academic in 6 weeks' },
      { id: 'ielts', label: 'IELTS Academic: Writing Task 2' },
    ],
    value: 'pte',
    onChange: fn(),
    beside: <SearchField label="Search recordings" value="" onValueChange={fn()} />,
    children: <p>Recordings</p>,
  },
} satisfies Meta<typeof ChipTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move the focus, Enter chooses: moving over a chip loads nothing. */
export const Two: Story = {
  play: async ({ args }) => {
    const chosen = await screen.findByRole('tab', { name: 'PTE Academic in 6 weeks', selected: true });
    chosen.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).not.toHaveBeenCalled();
    // The ring is around the chip, not on the edge that tells the chosen one apart, and the row does not cut it off.
    const { outlineOffset, outlineWidth } = getComputedStyle(screen.getByRole('tab', { selected: false }));
    const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    await expect(ring).toBeGreaterThan(parseFloat(outlineWidth));
    await expect(parseFloat(getComputedStyle(screen.getByRole('tablist')).paddingTop)).toBeGreaterThanOrEqual(ring);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('ielts');
  },
};

/** More chips than fit in a row: they wrap on desktop and scroll sideways elsewhere, with the chosen one in view. */
export const Many: Story = {
  args: {
    items: [
      'PTE Academic in 6 weeks',
      'IELTS Academic: Writing Task 2',
      'OET for nurses',
      '商务英语写作与口语',
      'Grammar',
    ].map((label, at) => ({ id: at === 3 ? 'pte' : String(at), label })),
  },
  play: async () => {
    const chosen = screen.getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(chosen.left).toBeGreaterThanOrEqual(0);
    await expect(chosen.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** With a single item there is nothing to choose. */
export const Single: Story = {
  args: { items: [{ id: 'pte', label: 'PTE Academic in 6 weeks' }] },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'PTE Academic in 6 weeks' })).toBeVisible();
    await expect(screen.queryByRole('tab')).toBeNull();
    await expect(screen.getByRole('searchbox', { name: 'Search recordings' })).toBeVisible();
  },
};
