import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Kit/Dialog',
  component: Dialog,
  args: {
    title: 'Unsubscribe from coaching?',
    onClose: fn(),
    dismissible: true,
    children: 'You can use it for 12 more days. It will not renew.',
    actions: (
      <>
        <Button variant="outline">Keep it</Button>
        <Button variant="danger">Unsubscribe</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const art = (
  <svg width="160" height="120" viewBox="0 0 160 120" aria-hidden>
    <path d="M40 96V56a40 40 0 0 1 80 0v40z" fill="var(--accent-art-tint)" />
    <rect
      x="46"
      y="24"
      width="68"
      height="46"
      rx="5"
      fill="var(--surface-raised)"
      stroke="var(--ink-strong)"
      strokeWidth="2"
    />
    <path d="m74 38 16 9-16 9z" fill="var(--accent-art-deep)" />
    <circle cx="80" cy="86" r="9" fill="var(--accent-art-mid)" />
  </svg>
);

/** Focus is on the title; Escape and the scrim request closing, a press inside does not. */
export const Question: Story = {
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Unsubscribe from coaching?' });
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Unsubscribe from coaching?' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByText(/12 more days/));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** An outlined button has the fill of the dialog, so that it does not look like a field. */
export const OutlinedButton: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const root = document.documentElement;
    root.style.setProperty('--surface-raised', 'rgb(1, 2, 3)');
    try {
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveStyle({ backgroundColor: 'rgb(1, 2, 3)' }),
      );
    } finally {
      root.style.removeProperty('--surface-raised');
    }
  },
};

export const Notice: Story = {
  args: {
    art,
    title: 'Class is full',
    children:
      'All places in “PTE Listening: Write from Dictation” on Thu 12/03/2026 are taken. You have not been registered.',
    actions: <Button>See other classes</Button>,
  },
};

/** Without `actions` there is one button, which closes the dialog. */
export const OnlyClose: Story = {
  args: { title: 'Your account is archived', children: 'Please contact Student Support.', actions: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** A pair stacks as soon as one label would wrap. */
export const LongLabels: Story = {
  args: {
    actions: (
      <>
        <Button variant="outline">Keep my coaching package</Button>
        <Button variant="danger">Unsubscribe from coaching</Button>
      </>
    ),
  },
};

/** A payment is running: Escape and scrim do nothing. */
export const NotDismissible: Story = {
  args: {
    title: 'Paying $129.00',
    children: 'Please keep this page open.',
    dismissible: false,
    layout: 'stacked',
    actions: <Button busyLabel="Paying">Pay</Button>,
  },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

function Opened(args: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Unsubscribe
      </Button>
      {open && <Dialog {...args} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Closing returns focus to the element that opened the dialog. */
export const ReturnsFocus: Story = {
  render: Opened,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Unsubscribe' });
    await userEvent.tab();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Unsubscribe from coaching?' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

function OpenedOnce(args: DialogProps) {
  const [step, setStep] = useState<'before' | 'open' | 'after'>('before');
  return (
    <>
      <h1 tabIndex={-1} data-page-title="">
        Packages
      </h1>
      {step === 'before' && <Button onClick={() => setStep('open')}>Unsubscribe</Button>}
      {step === 'open' && <Dialog {...args} onClose={() => setStep('after')} />}
    </>
  );
}

/** The element that opened it is gone: focus goes to the title of the page. */
export const OpenerGone: Story = {
  render: OpenedOnce,
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep it' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Packages' })).toHaveFocus());
  },
};
