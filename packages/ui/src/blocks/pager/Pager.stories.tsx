import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, useControlled } from '../../testing/index.ts';
import { Pager } from './Pager.tsx';

const meta = {
  title: 'Blocks/Pager',
  component: Pager,
  args: { label: 'Pages of your packages', page: 0, size: 10, total: 32, onPageChange: fn(), onSizeChange: fn() },
  render: function Render(args) {
    const [page, onPageChange] = useControlled(args.page, args.onPageChange);
    const [size, onSizeChange] = useControlled(args.size, args.onSizeChange);
    return <Pager {...args} {...{ page, size, onPageChange, onSizeChange }} />;
  },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (from: number, to: number, total: number) => t('pager:shown', { from, to, total });

/** Next goes to the next page and announces it; on the first page, Previous does nothing. */
export const FirstPage: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of your packages' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('pager:previous') }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('pager:next') }));
    await expect(args.onPageChange).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('status')).toHaveTextContent(shown(11, 20, 32));
  },
};

/** On the last page the disabled Next button keeps focus, so that Tab continues from there. */
export const ToLastPage: Story = {
  args: { page: 2 },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: t('pager:next') });
    await userEvent.click(next);
    await expect(canvas.getByRole('status')).toHaveTextContent(shown(31, 32, 32));
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
  },
};

/** The student chooses a larger page size. */
export const OtherSize: Story = {
  args: { total: 32 },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: t('pager:size') });
    await userEvent.selectOptions(select, t('pager:perPage', { rows: 50 }));
    await expect(args.onSizeChange).toHaveBeenCalledWith(50);
    await expect(canvas.getByRole('status')).toHaveTextContent(shown(1, 32, 32));
  },
};

/** In a narrow column, whatever the width of the page, the arrows are centred above the page size. */
export const NarrowColumn: Story = {
  decorators: [
    (Page) => (
      <div style={{ maxWidth: 360 }}>
        <Page />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = (element: HTMLElement) => element.getBoundingClientRect();
    const [pages, previous, next] = [
      canvas.getByRole('navigation'),
      canvas.getByRole('button', { name: t('pager:previous') }),
      canvas.getByRole('button', { name: t('pager:next') }),
    ].map(box) as [DOMRect, DOMRect, DOMRect];
    await expect(next.bottom).toBeLessThan(box(canvas.getByRole('combobox', { name: t('pager:size') })).top);
    await expect(previous.left - pages.left).toBeCloseTo(pages.right - next.right, 0);
  },
};

/** The next page is being fetched. */
export const LoadingPage: Story = { args: { page: 1, loading: true } };

/** All rows fit on the smallest page, so there is no pager. */
export const OnePage: Story = {
  args: { total: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
