import { useId } from 'react';
import { Badge, Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { Mark } from './marks.ts';
import { isCurrentEdit, isEdited, nameOf, textBefore } from './shown.ts';
import { englishOf, SOURCE, type Wording } from './texts.ts';
import { WordingEditor } from './WordingEditor.tsx';
import type { MarkedRow } from './useWords.ts';
import type { WordsModel, WordsState } from './words-model.ts';

/** The labels of marks. */
export const MARKS: Record<Mark, string> = {
  missing: 'Missing',
  same: 'Same as English',
  long: 'Long',
  glossary: 'Glossary',
  unused: 'In no story',
};

const Item = styled.li(({ theme }) => ({
  borderBottom: `1px solid ${theme.appBorderColor}`,
  '&[data-open="true"]': { background: theme.background.hoverable },
}));

const Summary = styled.button(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'grid',
  gap: '2px 16px',
  gridTemplateColumns: '1fr 1fr',
  width: '100%',
  padding: '8px 16px',
  cursor: 'pointer',
  fontSize: theme.typography.size.s2,
  lineHeight: 1.45,
  color: theme.color.defaultText,
  '&:hover': { background: theme.background.hoverable },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -2 },
}));

const Key = styled.span(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  fontSize: theme.typography.size.s1,
  color: theme.textMutedColor,
  overflowWrap: 'anywhere',
  '& b': { fontWeight: theme.typography.weight.bold },
}));

const Said = styled.span({ overflowWrap: 'anywhere', display: 'grid', alignContent: 'start', gap: 2 });

const Details = styled.div({ padding: '4px 16px 16px', display: 'grid', gap: 12 });

const Pair = styled.div({
  display: 'grid',
  gap: '8px 16px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
});

const Notes = styled.ul(({ theme }) => ({
  margin: 0,
  paddingInlineStart: 18,
  fontSize: theme.typography.size.s2 - 1,
  lineHeight: 1.5,
  color: theme.color.defaultText,
}));

const Stories = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  fontSize: theme.typography.size.s2 - 1,
  color: theme.textMutedColor,
}));

interface RowItemProps {
  model: WordsModel;
  state: WordsState & { target: string };
  row: MarkedRow;
  /** Whether the canvas shows it. */
  isShown: boolean;
}

/** Row of a text of the portal in both languages, with its marks; expanded, with its editors and its stories. */
export function RowItem({ model, state, row, isShown }: RowItemProps) {
  const { target, texts, edits, selected, reading } = state;
  const id = useId();
  if (!texts) return null;
  const isOpen = selected === row.key;
  const stories = row.stories.flatMap((story) => {
    const name = model.storyName(story);
    return name === null ? [] : [[story, name] as const];
  });
  const languages = [...new Set([SOURCE, target])];
  const edited = isEdited(
    edits.filter((edit) => isCurrentEdit(texts, edit)),
    languages,
    row.wordings.map(({ key }) => key),
  );
  const editor = (wording: Wording, language: string) => {
    const before = textBefore(texts, language, wording.key);
    const now = (language === SOURCE ? wording.english : wording.translated) ?? '';
    // A wording must keep the placeholders and tags of the English text with its key; a plural form that English does
    // not have, those of the general English form.
    const own = textBefore(texts, SOURCE, wording.key);
    const english = own === '' ? englishOf(row, wording) : own;
    return (
      <WordingEditor
        key={`${language} ${wording.key}`}
        language={language}
        form={wording.form}
        before={before}
        now={now}
        english={english}
        onEdit={(after) => model.edit({ language, key: wording.key, before, after })}
      />
    );
  };
  return (
    <Item data-open={isOpen}>
      <Summary
        type="button"
        data-row={row.key}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => model.select(isOpen ? null : row.key)}
      >
        <Key>
          <span>
            <b>{row.area}</b> {row.key.slice(row.area.length + 1)}
          </span>
          {edited && <Badge status="positive">Edited</Badge>}
          {[...new Set(row.marks.map(({ mark }) => mark))].map((mark) => (
            <Badge key={mark} status={mark === 'missing' ? 'negative' : 'warning'}>
              {MARKS[mark]}
            </Badge>
          ))}
        </Key>
        {languages.map((language) => (
          <Said key={language} lang={language}>
            {row.wordings.map((wording) => {
              const text = language === SOURCE ? wording.english : wording.translated;
              return text === null ? null : <span key={wording.key}>{text}</span>;
            })}
          </Said>
        ))}
      </Summary>
      {isOpen && (
        <Details id={id}>
          {row.wordings.map((wording) => (
            <Pair key={wording.key}>
              {languages
                .filter((language) => (language === SOURCE ? wording.english !== null : wording.needed))
                .map((language) => editor(wording, language))}
            </Pair>
          ))}
          {row.marks.length > 0 && (
            <Notes aria-label={`Hints about the ${nameOf(target)} text`}>
              {row.marks.map(({ why }) => (
                <li key={why}>{why}</li>
              ))}
            </Notes>
          )}
          <Stories>
            {isShown && reading?.language !== target && (
              <Button variant="outline" size="small" ariaLabel={false} onClick={() => model.drawIn(target)}>
                {`Show the story in ${nameOf(target)}`}
              </Button>
            )}
            {!isShown && <span>It isn’t on screen now.</span>}
            {stories.length > 0 && <span>Shown in:</span>}
            {stories.map(([story, name]) => (
              <Button key={story} variant="outline" size="small" ariaLabel={false} onClick={() => model.goTo(story)}>
                {name}
              </Button>
            ))}
          </Stories>
        </Details>
      )}
    </Item>
  );
}
