import { useMemo, useSyncExternalStore } from 'react';
import { marksOf, type Marked } from './marks.ts';
import places from './places.json' with { type: 'json' };
import { placesInCanvas, targetOf, withEdits } from './shown.ts';
import { rowsOf, type Row } from './texts.ts';
import type { WordsModel, WordsState } from './words-model.ts';

const PLACES: Readonly<Record<string, readonly string[]>> = places;

/** The area of header and menu. */
const SHELL = 'shell';

/** A row with what the panel knows of it. */
export interface MarkedRow extends Row {
  marks: readonly Marked[];
  /** Ids of stories that show it. */
  stories: readonly string[];
}

/** The state of the panel and what follows from it: null until the texts are there. */
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

/** The rows that stand in the canvas, in its order; those of header and menu are last. */
export function useRowsInCanvas({ reading, rows }: ReturnType<typeof useWords>): MarkedRow[] {
  return useMemo(() => {
    const byKey = new Map(rows.map((row) => [row.key, row]));
    const inOrder = [...placesInCanvas(reading).keys()].flatMap((key) => byKey.get(key) ?? []);
    // The header and the menu are the same in every story.
    return inOrder.toSorted((a, b) => Number(a.area === SHELL) - Number(b.area === SHELL));
  }, [reading, rows]);
}
