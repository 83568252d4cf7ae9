import type { PaymentCard } from '@portal/domain/cards';
import { failed, idle, pending, ready } from '@portal/domain/shared';
import { cards } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { containing, t, useControlled } from '../testing/index.ts';
import { CardsPanel } from './CardsPanel.tsx';

const page = (rows: readonly PaymentCard[], total = rows.length) => ready({ rows: [...rows], total });
const refused = failed({ kind: 'rejected', messages: ['This card no longer exists.'], value: null });

const meta = {
  title: 'Screens/Cards',
  component: CardsPanel,
  parameters: { shell: 'profile', column: 'side', layout: 'fullscreen' },
  args: {
    cards: page(cards.usual),
    onRetry: fn(),
    refetchFailure: null,
    fetching: false,
    defaultId: 'card_mei_1',
    defaultPayment: cards.usual[0] ?? null,
    today: '2026-11-18',
    page: 0,
    size: 10,
    onPageChange: fn(),
    onSizeChange: fn(),
    settingDefault: idle,
    onAdd: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof CardsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each card shows the last four digits and has a menu of its actions. */
export const TwoCards: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('cards:menu', { digits: '5510' }) }));
    await userEvent.click(await canvas.findByRole('button', { name: t('cards:action.setDefault') }));
    await expect(args.onAction).toHaveBeenCalledWith(cards.usual[1], 'setDefault');
  },
};

/** The cards could not be fetched again after a change: they stay, below an error. */
export const RefetchFailed: Story = {
  args: { refetchFailure: { kind: 'offline' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('cards:refetchFailed'));
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: t('cards:menu', { digits: '4242' }) })).toBeVisible();
  },
};

/** The first card was added, but the cards could not be fetched again: it is not said that there are none. */
export const RefetchFailedEmpty: Story = {
  args: { cards: page([]), defaultId: null, defaultPayment: null, refetchFailure: { kind: 'serverDown', status: 500 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('cards:refetchFailed'));
    await expect(canvas.queryByText(t('cards:profile_credit_card_no_card'))).toBeNull();
  },
};

/**
 * After a removal focus moves to the card that takes the place of the removed one; after the last one, to the button
 * that adds a card.
 */
export const RemovedByKeyboard: Story = {
  render: function Removing(args) {
    const [rows, setRows] = useState(cards.usual);
    const onAction = (card: PaymentCard) => setRows(rows.filter((one) => one !== card));
    return <CardsPanel {...args} cards={page(rows)} onAction={onAction} />;
  },
  play: async ({ canvas }) => {
    const remove = async (digits: string) => {
      await userEvent.click(canvas.getByRole('button', { name: t('cards:menu', { digits }) }));
      await userEvent.click(await canvas.findByRole('button', { name: t('cards:action.remove') }));
    };
    await remove('4242');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('cards:menu', { digits: '5510' }) })).toHaveFocus(),
    );
    await remove('5510');
    await waitFor(() => expect(canvas.getByRole('button', { name: t('cards:add.confirm') })).toHaveFocus());
  },
};

/** The default card cannot be made the default again. */
export const MenuOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('cards:menu', { digits: '4242' }) }));
    await canvas.findByRole('button', { name: t('cards:action.edit') });
    await expect(canvas.queryByRole('button', { name: t('cards:action.setDefault') })).toBeNull();
  },
};

export const EveryBrand: Story = {
  args: { cards: page(cards.everyBrand), defaultId: 'card_many_1', defaultPayment: cards.everyBrand[0] ?? null },
};
export const LongName: Story = { args: { cards: page(cards.longName) } };

/** More cards than fit on a page, with a pager. */
export const ManyCards: Story = {
  args: {
    cards: page(cards.firstPage, 30),
    defaultId: 'card_many_1',
    defaultPayment: cards.firstPage[0] ?? null,
  },
  render: function Render(args) {
    const [at, onPageChange] = useControlled(args.page, args.onPageChange);
    return <CardsPanel {...args} page={at} onPageChange={onPageChange} />;
  },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: t('pager:next') });
    await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenCalledWith(1);
    await expect(next).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText(t('pager:size')), '25');
    await expect(args.onSizeChange).toHaveBeenCalledWith(25);
  },
};

/** The next page is loading; the previous one stays. */
export const TurningPage: Story = { args: { ...ManyCards.args, page: 1, fetching: true } };

/** The default card could not be fetched, so each card's own flag says whether it is the default. */
export const DefaultUnknown: Story = {
  args: { defaultId: undefined, defaultPayment: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(t('cards:default'))).toHaveLength(1);
  },
};

export const NoDefault: Story = { args: { defaultId: null, defaultPayment: null } };
/** Another card is being made the default: no other action is possible, and the button of its menu keeps focus. */
export const SettingDefault: Story = {
  args: { settingDefault: pending },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: t('cards:menu', { digits: '5510' }) });
    menu.focus();
    await expect(menu).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: t('cards:action.edit') })).toBeNull();
    menu.blur();
  },
};
export const DefaultRefused: Story = { args: { settingDefault: refused } };

/** The answer was lost: an alert says that the change may have been made, and that the cards below show the default. */
export const ChangeUnknown: Story = {
  args: { settingDefault: failed({ kind: 'serverDown', status: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      containing(t('cards:setDefault.unknown'), t('cards:unknownText')),
    );
  },
};

export const Empty: Story = {
  args: { cards: page([]), defaultId: null, defaultPayment: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('cards:add.confirm') }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  args: { cards: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('common:loading')).closest('[role="status"]')).not.toBeNull();
  },
};
export const LoadFailed: Story = { args: { cards: { status: 'failed', failure: { kind: 'offline' } } } };
