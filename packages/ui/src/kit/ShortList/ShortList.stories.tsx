import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { Card } from '../Card/Card.tsx';
import { ListRow, RowList } from '../ListRow/ListRow.tsx';
import { ShortList } from './ShortList.tsx';

const letters = ['Agenda', 'Breakfast', 'Coaching', 'Dictation', 'Essay'];

const meta = {
  title: 'Kit/ShortList',
  component: ShortList<string>,
  args: {
    items: letters,
    limit: 3,
    itemKey: (item) => item,
    renderList: (rows) => (
      <Card flush>
        <RowList>{rows}</RowList>
      </Card>
    ),
    children: (item) => <ListRow title={item} href={paths.messages()} />,
    after: <p>There are more in the archive.</p>,
  },
} satisfies Meta<typeof ShortList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (root: HTMLElement) => [...root.querySelectorAll('a')].map(({ textContent }) => textContent);

export const Collapsed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(names(canvasElement)).toEqual(letters.slice(0, 3));
    await expect(canvas.queryByText('There are more in the archive.')).toBeNull();
    await expect(canvas.getByRole('button', { name: t('common:showMore') })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The focus goes to the first new item; Show less goes back to the first three. */
export const Expanded: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: t('common:showMore') });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Dictation' })).toHaveFocus());
    await expect(names(canvasElement)).toEqual(letters);
    await expect(canvas.getByText('There are more in the archive.')).toBeVisible();
    await userEvent.click(button);
    await expect(names(canvasElement)).toEqual(letters.slice(0, 3));
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Dictation' })).toHaveFocus());
  },
};

/** Exactly the limit: no Show more. */
export const AllFit: Story = {
  args: { items: letters.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
