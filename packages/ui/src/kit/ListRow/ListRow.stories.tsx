import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { ListRow } from './ListRow.tsx';

const meta = {
  title: 'Kit/ListRow',
  component: ListRow,
  args: { title: 'Easter support hours', caption: 'Student Support · 09/03/2026', read: false },
  decorators: [
    (Story) => (
      <Card flush>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ListRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensPage: Story = {
  args: { href: paths.messages() },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Easter support hours/ });
    await expect(link).toHaveAttribute('href', paths.messages());
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
  },
};

export const OpensDialog: Story = {
  args: { onOpen: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

/** No chevron, because a separate control is at its end. */
export const WithoutChevron: Story = { args: { onOpen: fn(), chevron: false } };

export const Read: Story = { args: { href: paths.messages(), read: true } };

export const WithLeadingIcon: Story = {
  args: {
    title: 'Time zone',
    caption: 'Australia/Sydney (UTC+11:00)',
    leading: <Clock size={24} strokeWidth={1.75} aria-hidden />,
    href: paths.profile,
  },
};

/** A row that opens nothing may contain a control. */
export const StaticWithControl: Story = {
  args: {
    trailing: (
      <Button variant="tonal" compact>
        Change
      </Button>
    ),
  },
};

export const TitleOnly: Story = { args: { title: 'How buying a package works', caption: undefined, href: paths.help } };

/** With a smaller title, below a card whose heading it must not outrank. */
export const Quiet: Story = {
  args: { title: 'Study schedule', caption: 'Next: Writing · 23 days left', quiet: true, href: paths.help },
};

/** Titles wrap to any number of lines. */
export const LongTitle: Story = {
  args: {
    title: 'How Ana moved from 58 to 79 in eight weeks, and what she would do differently next time',
    href: paths.messages(),
  },
};
