import { useState, type KeyboardEvent } from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { RowItem } from './RowItem.tsx';
import type { MarkedRow } from './useWords.ts';
import type { WordsModel, WordsState } from './words-model.ts';

/** How many rows are shown at first, and how many each press on the button below adds. */
const PAGE = 60;

const List = styled.ul({ listStyle: 'none', margin: 0, padding: 0 });

const More = styled.div({ padding: 16 });

/** Moves the focus from row to row with the arrow keys. */
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
  /** The keys of the rows whose texts the canvas shows. */
  shown: ReadonlySet<string>;
  label: string;
}

/** List of texts, with a button that shows more of them. */
export function RowList({ model, state, rows, shown, label }: RowListProps) {
  const [asked, setLimit] = useState(PAGE);
  // Includes the expanded row, which may have been opened from elsewhere.
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
