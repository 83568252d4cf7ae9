import { readyList, type LoadableList, type NextPageState } from '@portal/domain/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import styled from 'styled-components';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { EmptyState, Skeleton } from '../../kit/index.ts';
import { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx';

const letters = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const draw = (row: number) => (
  <Padded>
    Letter {row}
    {row % 3 === 0 && <p>A longer one, so that rows differ in height.</p>}
  </Padded>
);
const Padded = styled.div`
  padding: var(--space-4);
`;

const idle: NextPageState = { status: 'idle' };

const meta = {
  title: 'Blocks/Infinite list',
  component: InfiniteList<number>,
  args: {
    id: 'letters',
    list: readyList(letters(20), { total: 57, more: idle }),
    label: 'Letters',
    rowKey: (row) => row,
    children: draw,
    rowHeight: 64,
    skeleton: letters(8).map((row) => (
      <Padded key={row}>
        <Skeleton shape="line" width="40%" />
      </Padded>
    )),
    onMore: fn(),
    onRetry: fn(),
    end: 'No more letters',
    failed: 'We couldn’t load the letters',
    empty: <EmptyState art="messages" title="No letters" text="A letter shows here when somebody writes to you." />,
  },
} satisfies Meta<typeof InfiniteList<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsInPage = (canvas: HTMLElement) => canvas.querySelectorAll('li[aria-posinset]');

/** Adds twenty rows on every `onMore`, until there are 80. */
function Growing(args: InfiniteListProps<number>) {
  const [count, setCount] = useState(20);
  return (
    <InfiniteList
      {...args}
      list={readyList(letters(count), { total: 80, more: count < 80 ? idle : { status: 'none' } })}
      onMore={() => {
        setCount((now) => now + 20);
        args.onMore();
      }}
    />
  );
}

/** Every row announces its position and the total; the box can be scrolled with the keyboard. */
export const Rows: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('region', { name: 'Letters' });
    await expect(box).toHaveAttribute('tabindex', '0');
    await expect(box.clientHeight).toBeLessThanOrEqual(500);
    const first = canvas.getAllByRole('listitem')[0];
    await expect(first).toHaveAttribute('aria-posinset', '1');
    await expect(first).toHaveAttribute('aria-setsize', '57');
    await expect(
      canvas.getByText(t('infinite-list:shownOf', { name: 'Letters', shown: 20, total: 57 })),
    ).toBeInTheDocument();
  },
};

/** Rows that are cut off at the lower edge fade out above a chevron; at the end of the list there is no fade. */
export const CutOff: Story = {
  args: { list: readyList(letters(20)) },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('region');
    const cue = () => box.parentElement?.querySelector(':scope > [aria-hidden] svg') ?? null;
    await waitFor(() => expect(cue()).not.toBeNull());
    await waitFor(async () => {
      box.scrollTop = box.scrollHeight;
      await expect(cue()).toBeNull();
    });
    box.scrollTop = 0;
    await waitFor(() => expect(cue()).not.toBeNull());
  },
};

/**
 * Far down in the page, the list is only as high as the space left above the bottom bar, so that only the list scrolls.
 */
export const LimitedHeight: Story = {
  args: { list: readyList(letters(20)) },
  render: (args) => (
    <>
      <div style={{ height: 'calc(100dvh - 400px)' }} />
      <InfiniteList {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('region');
    await waitFor(() => expect(box.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
    await expect(box.clientHeight).toBeGreaterThan(270);
  },
};

/** Few rows, all loaded: the box is as high as they are. */
export const AllShown: Story = {
  args: { list: readyList(letters(3)) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('No more letters')).toBeVisible();
    await expect(canvas.getByText(t('infinite-list:allShown', { name: 'Letters', shown: 3 }))).toBeInTheDocument();
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

/** Five thousand rows, of which only a few are in the DOM at any scroll position. */
export const FiveThousand: Story = {
  args: { list: readyList(letters(5000)) },
  // As for two stories below: the scroll position of the list depends on the language.
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    const box = await canvas.findByRole('region');
    await expect(canvas.getByText('Letter 1')).toBeVisible();
    for (const part of [0.25, 0.5, 0.9]) {
      box.scrollTop = box.scrollHeight * part;
      const around = Math.round(5000 * part);
      await waitFor(() => {
        const places = [...rowsInPage(canvasElement)].map((row) => Number(row.getAttribute('aria-posinset')));
        return expect(Math.abs((places[0] ?? 0) - around)).toBeLessThan(400);
      });
      await expect(rowsInPage(canvasElement).length).toBeGreaterThan(8);
      await expect(rowsInPage(canvasElement).length).toBeLessThanOrEqual(40);
    }
    box.scrollTop = box.scrollHeight;
    await waitFor(() => expect(canvas.getByText('Letter 5000')).toBeVisible());
    await waitFor(async () => {
      box.scrollTop = box.scrollHeight;
      await expect(canvas.getByText('No more letters')).toBeVisible();
    });
  },
};

/** The next page is requested near the end, and not before. */
export const MoreByScrolling: Story = {
  render: Growing,
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole('region');
    await expect(args.onMore).not.toHaveBeenCalled();
    box.scrollTop = box.scrollHeight;
    await canvas.findByText(t('infinite-list:shownOf', { name: 'Letters', shown: 40, total: 80 }));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
  },
};

/**
 * With the keyboard the button loads more, and focus moves to the first new row. While the button has focus, nothing
 * else loads rows.
 */
export const MoreByKeyboard: Story = {
  render: Growing,
  play: async ({ canvas, args }) => {
    await canvas.findByRole('region');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: t('infinite-list:more') });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(t('infinite-list:shownOf', { name: 'Letters', shown: 40, total: 80 }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Letter 21'));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
    // The focused row stays in the DOM at any scroll position.
    const box = canvas.getByRole('region');
    await waitFor(async () => {
      // The list may still be scrolling to the focused row.
      box.scrollTop = 0;
      await expect(canvas.getByText('Letter 1')).toBeVisible();
    });
    await expect(document.activeElement).toHaveTextContent('Letter 21');
  },
};

export const LoadingMore: Story = {
  args: { list: readyList(letters(3), { total: 57, more: { status: 'loading' } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('infinite-list:loadingMore') }));
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

/** The next page failed: the rows stay, and focus stays on the button that tries again. */
export const MoreFailed: Story = {
  args: { list: readyList(letters(3), { total: 57, more: { status: 'failed', failure: { kind: 'offline' } } }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Letter 3')).toBeVisible();
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
  },
};

/** The total is unknown before the end. */
export const UnknownTotal: Story = {
  args: { list: readyList(letters(20), { total: null, more: idle }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem'))[0]).toHaveAttribute('aria-setsize', '-1');
    await expect(canvas.getByText(t('infinite-list:shown', { name: 'Letters', shown: 20 }))).toBeInTheDocument();
  },
};

const remembered = new Map();

function Leaving(args: InfiniteListProps<number>) {
  const [there, setThere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setThere(!there)}>
        {there ? 'Leave' : 'Come back'}
      </button>
      {there && <InfiniteList {...args} positions={remembered} />}
    </>
  );
}

/** The scroll position is restored on return. */
export const ComingBack: Story = {
  render: Leaving,
  args: { list: readyList(letters(200)) },
  beforeEach: () => remembered.clear(),
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const box = () => canvas.getByRole('region');
    await canvas.findByRole('region');
    box().scrollTop = 4000;
    await waitFor(() => expect(canvas.getByText('Letter 60')).toBeInTheDocument());
    const before = await settledTopRow(box());
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(topRow(box())).toEqual(before));
  },
};

/** Waits until the row at the top edge stays the same: it moves while the rows above it are measured. */
async function settledTopRow(box: HTMLElement) {
  const inARow = 5;
  let shown = topRow(box);
  for (let frames = 0; frames < inARow;) {
    await new Promise(requestAnimationFrame);
    const now = topRow(box);
    frames = now.text === shown.text && now.above === shown.above ? frames + 1 : 0;
    shown = now;
  }
  return shown;
}

/** Returns the text of the row at the top edge of the box, and how many px of it are above that edge. */
function topRow(box: HTMLElement): { text: string | undefined; above: number } {
  const edge = box.getBoundingClientRect().top;
  const rows = [...box.querySelectorAll('li')].toSorted((a, b) => placeOf(a) - placeOf(b));
  const row = rows.find((one) => one.getBoundingClientRect().bottom > edge);
  return { text: row?.textContent, above: Math.round(edge - (row?.getBoundingClientRect().top ?? Number.NaN)) };
}
const placeOf = (row: Element) => Number(row.getAttribute('aria-posinset'));

const emptyList: LoadableList<number> = readyList([]);

export const Empty: Story = { args: { list: emptyList } };

export const NoResult: Story = {
  args: { list: emptyList, keyword: 'xylophone' },
  play: async ({ canvas }) => {
    const noResult = t('infinite-list:noResult', { keyword: 'xylophone' });
    await expect(await canvas.findByRole('heading', { name: noResult })).toBeVisible();
    // Screen readers announce it.
    await expect(canvas.getByRole('status')).toHaveTextContent(noResult);
  },
};

export const Loading: Story = { args: { list: { status: 'loading' } } };

export const Failed: Story = {
  args: { list: { status: 'failed', failure: { kind: 'offline' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** A refetch failed: the rows stay, and the list says that they may be out of date. */
export const RefetchFailed: Story = {
  args: { list: readyList(letters(3), { refetchFailure: { kind: 'serverDown', status: 500 } }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Letter 3')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('infinite-list:refetchFailed'));
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
