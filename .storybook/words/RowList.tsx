import { useState, type KeyboardEvent } from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { RowItem } from './RowItem.tsx';
import type { MarkedRow } from './useWords.ts';
import type { WordsModel, WordsState } from './words-model.ts';

/** How many rows are drawn at first, and with each press on the button below them. */
const PAGE = 60;

const List = styled.ul({ listStyle: 'none', margin: 0, padding: 0 });

const More = styled.div({ padding: 16 });

/** The arrow keys go from row to row. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || !(target instanceof HTMLElement) || !('row' in target.dataset)) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  event.preventDefault();
  rows[rows.indexOf(target) + step]?.focus();
}

interface RowListProps {
  model: WordsModel;
  state: WordsState & { target: string };
  rows: readonly MarkedRow[];
  /** The keys of the rows that stand in the canvas. */
  shown: ReadonlySet<string>;
  label: string;
}

/** A list of texts, as much of it as is asked for. */
export function RowList({ model, state, rows, shown, label }: RowListProps) {
  const [asked, setLimit] = useState(PAGE);
  // As far as the open row, wherever it was opened from.
  const limit = Math.max(asked, rows.findIndex(({ key }) => key === state.selected) + 1);
  return (
    <>
      <List aria-label={label} onKeyDown={moveFocus}>
        {rows.slice(0, limit).map((row) => (
          <RowItem key={row.key} model={model} state={state} row={row} isShown={shown.has(row.key)} />
        ))}
      </List>
      {rows.length > limit && (
        <More>
          <Button variant="outline" size="small" ariaLabel={false} onClick={() => setLimit(limit + PAGE)}>
            {`Show more (${limit} of ${rows.length})`}
          </Button>
        </More>
      )}
    </>
  );
}
