import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mic } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { Button } from '../Button/Button.tsx';
import { ListRow, RowList } from '../ListRow/ListRow.tsx';
import { Sheet } from './Sheet.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';

const packages = [
  { id: 'trial', label: 'Free trial' },
  { id: 'essential', label: 'Essential' },
  { id: 'complete', label: 'Complete' },
  { id: 'coaching', label: 'Complete plus coaching' },
];

const meta = {
  title: 'Kit/Sheet',
  component: Sheet,
  args: {
    title: 'Choose a time zone',
    subtitle: undefined,
    size: 'medium',
    flush: false,
    dismissible: true,
    onClose: fn(),
    children: <p>Times of classes and meetings are shown in this zone.</p>,
    footer: (
      <>
        <Button variant="outline">Cancel</Button>
        <Button>Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The Close button, Escape and a press on the scrim all close the sheet. */
export const Short: Story = {
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Choose a time zone' });
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Choose a time zone' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog);
    await userEvent.click(canvas.getAllByRole('button')[0] ?? dialog);
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
};

/** While the sheet cannot be closed, the place of Close is kept: no text wraps anew and nothing moves. */
export const CannotBeClosed: Story = {
  tags: ['no-picture'],
  render: function Render(args) {
    const [busy, setBusy] = useState(false);
    return <Sheet {...args} dismissible={!busy} footer={<Button onClick={() => setBusy(true)}>Save</Button>} />;
  },
  play: async ({ canvas }) => {
    const width = () => canvas.getByRole('heading').getBoundingClientRect().width;
    const before = width();
    canvas.getByRole('button', { name: t('common:close') }).focus();
    canvas.getByRole('button', { name: 'Save' }).click();
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('common:close') })).toBeNull());
    await expect(width()).toBe(before);
    // Close had focus.
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
  },
};

const zones = [
  'Sydney',
  'Melbourne',
  'Brisbane',
  'Perth',
  'Shanghai',
  'Hong Kong',
  'Tokyo',
  'Singapore',
  'Delhi',
  'London',
  'Toronto',
];

/** Header and footer stay, rows scroll between them. */
export const LongList: Story = {
  args: {
    flush: true,
    children: (
      <RowList>
        {zones.map((zone) => (
          <li key={zone}>
            <ListRow title={zone} caption="Times change with daylight saving" onOpen={() => undefined} />
          </li>
        ))}
      </RowList>
    ),
  },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    const dialog = canvas.getByRole('dialog');
    await waitFor(() =>
      expect(save.getBoundingClientRect().bottom).toBeLessThan(dialog.getBoundingClientRect().bottom),
    );
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.9 + 1);
  },
};

/** The focused element is never behind header or footer (WCAG 2.2, 2.4.11), whether Tab goes forwards or backwards. */
export const ByKeyboard: Story = {
  args: {
    subtitle: 'A form that is higher than the screen.',
    children: Array.from({ length: 12 }, (_, i) => <TextField key={i} label={`Field ${i + 1}`} />),
  },
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox');
    const top = canvas.getByRole('heading').closest('header') as HTMLElement;
    const bottom = canvas.getByRole('button', { name: 'Save' }).closest('footer') as HTMLElement;
    const { style } = top.parentElement as HTMLElement;
    // Waits until the heights of header and footer are published.
    await waitFor(() => expect(style.getPropertyValue('--sheet-header')).toBe(`${top.offsetHeight}px`));
    await waitFor(() => expect(style.getPropertyValue('--sheet-footer')).toBe(`${bottom.offsetHeight}px`));
    for (const field of [...fields, ...fields.toReversed()]) {
      field.focus();
      const { top: upper, bottom: lower } = field.getBoundingClientRect();
      await expect(upper).toBeGreaterThanOrEqual(top.getBoundingClientRect().bottom);
      await expect(lower).toBeLessThanOrEqual(bottom.getBoundingClientRect().top);
    }
  },
};

/** Full screen on phones, a dialog of 960 px on desktop; tabs extend to its edges. */
export const Large: Story = {
  args: {
    size: 'large',
    title: 'PTE Academic in 6 weeks',
    subtitle:
      'Build speaking and writing skills week by week, with timed practice and feedback from a teacher who knows the exam.',
    leading: (
      <span
        style={{
          display: 'grid',
          placeItems: 'center',
          width: 48,
          height: 48,
          borderRadius: 12,
          background: 'var(--accent-art-tint)',
          color: 'var(--accent-text)',
        }}
      >
        <Mic size={24} strokeWidth={1.75} aria-hidden />
      </span>
    ),
    footer: undefined,
    children: (
      <Tabs label="Packages" items={packages} value="complete" onChange={() => undefined}>
        <p style={{ paddingTop: 16 }}>
          Everything in Essential, plus scored mock tests and speaking feedback from a teacher.
        </p>
      </Tabs>
    ),
  },
};

/** 720 px wide: for a picture or a preview beside a form. */
export const Wide: Story = { args: { size: 'wide' } };

export const LargeWithFooter: Story = { args: { ...Large.args, footer: meta.args.footer } };
