import { useMemo, useSyncExternalStore } from 'react';
import { marksOf, type Marked } from './marks.ts';
import places from './places.json' with { type: 'json' };
import { placesInCanvas, targetOf, withEdits } from './shown.ts';
import { rowsOf, type Row } from './texts.ts';
import type { WordsModel, WordsState } from './words-model.ts';

const PLACES: Readonly<Record<string, readonly string[]>> = places;

/** The area of the header and the menu. */
const SHELL = 'shell';

/** A row with its marks and the stories that show it. */
export interface MarkedRow extends Row {
  marks: readonly Marked[];
  /** Ids of stories that show it. */
  stories: readonly string[];
}

/**
 * Returns the state of the panel and the values derived from it; there are no rows until the texts have been loaded.
 */
export function useWords(model: WordsModel): WordsState & { target: string; rows: readonly MarkedRow[] } {
  const state = useSyncExternalStore(model.subscribe, model.state);
  const { texts, edits, reading, language } = state;
  const target = targetOf(texts ?? {}, language, reading?.language ?? null);
  const rows = useMemo(() => {
    return rowsOf(withEdits(texts ?? {}, edits), target).map((row) => {
      const stories = PLACES[row.key] ?? [];
      return { ...row, stories, marks: marksOf(row, target, stories.length > 0) };
    });
  }, [texts, edits, target]);
  return { ...state, target, rows };
}

/** Returns the rows whose texts the canvas shows, in document order; those of the header and the menu come last. */
export function useRowsInCanvas({ reading, rows }: ReturnType<typeof useWords>): MarkedRow[] {
  return useMemo(() => {
    const byKey = new Map(rows.map((row) => [row.key, row]));
    const inOrder = [...placesInCanvas(reading).keys()].flatMap((key) => byKey.get(key) ?? []);
    // The header and the menu are the same in every story.
    return inOrder.toSorted((a, b) => Number(a.area === SHELL) - Number(b.area === SHELL));
  }, [reading, rows]);
}
