import { PointerHandIcon } from '@storybook/icons';
import { useEffect, useMemo, useRef } from 'react';
import { AddonPanel, Button, EmptyTabContent, Form, ToggleButton } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { EditsList } from './EditsList.tsx';
import { ForeignTexts, NOT_OURS } from './ForeignTexts.tsx';
import type { Mark } from './marks.ts';
import type { Picked } from './messages.ts';
import { MARKS } from './RowItem.tsx';
import { RowList } from './RowList.tsx';
import { nameOf } from './shown.ts';
import { searchRows, SOURCE } from './texts.ts';
import { useRowsInCanvas, useWords, type MarkedRow } from './useWords.ts';
import type { View, WordsModel } from './words-model.ts';

const Whole = styled.div(({ theme }) => ({ minHeight: '100%', background: theme.background.content }));

const Head = styled.div(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  background: theme.background.content,
  borderBottom: `1px solid ${theme.appBorderColor}`,
}));

const Search = styled.div({ flex: '1 1 180px' });

const Note = styled.p(({ theme }) => ({
  margin: 0,
  padding: '10px 16px',
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  color: theme.color.defaultText,
  background: theme.background.warning,
  '&:empty': { display: 'none' },
}));

const isMarked = (row: MarkedRow, mark: Mark) => row.marks.some((one) => one.mark === mark);

/** Returns the message about pick mode; '' without one. */
function noteOf({ picking, picked }: ReturnType<typeof useWords>): string {
  if (picking) return 'Click a text in the story, or go to it with Tab and press Enter. Press Escape to stop.';
  if (!picked) return '';
  if (picked.keys.length === 0) return `“${picked.drawn}” isn’t translated here. ${NOT_OURS}`;
  return '';
}

/** The panel "Words": the texts on screen, all texts of the portal, and the edits of this device. */
export function WordsPanel({ model, active }: { model: WordsModel; active: boolean }) {
  const state = useWords(model);
  const inCanvas = useRowsInCanvas(state);
  const list = useRef<HTMLDivElement>(null);
  const focusedFor = useRef<Picked | null>(null);
  const { view, query, mark, picked, selected, texts, target, reading, edits } = state;
  useEffect(() => {
    model.watch(active);
    return () => model.watch(false);
  }, [model, active]);
  useEffect(() => {
    if (!picked || focusedFor.current === picked) return;
    // The row may not be rendered before the canvas has been read.
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(selected ?? '')}"]`);
    if (!row) return;
    focusedFor.current = picked;
    // Moves the focus out of the canvas, where the text was picked.
    window.focus();
    row.focus();
  }, [picked, selected, inCanvas]);

  const shown = useMemo(() => new Set(inCanvas.map(({ key }) => key)), [inCanvas]);
  const all = view === 'screen' ? inCanvas : state.rows;
  const marks = (Object.keys(MARKS) as Mark[]).filter((one) => all.some((row) => isMarked(row, one)));
  const chosenMark = mark !== null && marks.includes(mark) ? mark : null;
  const rows = useMemo(
    () => searchRows(all, query).filter((row) => chosenMark === null || isMarked(row, chosenMark)),
    [all, query, chosenMark],
  );
  const views: readonly [View, string][] = [
    ['screen', `On screen (${inCanvas.length})`],
    ['all', 'All texts'],
    ['edits', `My edits (${edits.length})`],
  ];
  const others = Object.keys(texts ?? {}).filter((language) => language !== SOURCE);

  return (
    <AddonPanel active={active}>
      <Whole ref={list}>
        <Head>
          {views.map(([name, label]) => (
            <Button
              key={name}
              size="small"
              variant={view === name ? 'outline' : 'ghost'}
              ariaLabel={false}
              aria-current={view === name}
              onClick={() => model.set({ view: name })}
            >
              {label}
            </Button>
          ))}
          <ToggleButton
            size="small"
            variant="outline"
            ariaLabel={false}
            pressed={state.picking}
            onClick={() => model.pick(!state.picking)}
          >
            <PointerHandIcon /> Pick a text
          </ToggleButton>
          {view !== 'edits' && (
            <Search>
              <Form.Input
                type="search"
                size="100%"
                aria-label="Search texts and keys"
                placeholder="Search texts and keys"
                value={query}
                onChange={({ currentTarget }) => model.set({ query: currentTarget.value })}
              />
            </Search>
          )}
          {others.length > 1 && (
            <Form.Select
              aria-label="Translate into"
              value={target}
              onChange={({ target: select }) => model.set({ language: select.value })}
            >
              {others.map((language) => (
                <option key={language} value={language}>
                  {nameOf(language)}
                </option>
              ))}
            </Form.Select>
          )}
          {view !== 'edits' &&
            marks.map((one) => (
              <ToggleButton
                key={one}
                size="small"
                variant="outline"
                ariaLabel={false}
                pressed={mark === one}
                onClick={() => model.set({ mark: mark === one ? null : one })}
              >
                {`${MARKS[one]} (${all.filter((row) => isMarked(row, one)).length})`}
              </ToggleButton>
            ))}
        </Head>
        <Note role="status">{noteOf(state)}</Note>
        {view === 'edits' ? (
          <EditsList model={model} state={state} />
        ) : (
          <>
            {rows.length === 0 && texts && reading && (
              <EmptyTabContent
                title={query || mark ? 'No text found' : 'No text of the portal is on screen'}
                description={view === 'screen' ? 'Search in All texts.' : undefined}
              />
            )}
            <RowList
              key={view}
              model={model}
              state={state}
              rows={rows}
              shown={shown}
              label={view === 'screen' ? 'Texts on screen' : 'All texts'}
            />
            {view === 'screen' && (
              <ForeignTexts texts={reading?.foreign ?? []} onShow={(selector) => model.showElement(selector)} />
            )}
          </>
        )}
      </Whole>
    </AddonPanel>
  );
}
