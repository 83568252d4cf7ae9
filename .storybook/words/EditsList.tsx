import { DownloadIcon, UndoIcon } from '@storybook/icons';
import { Badge, Button, EmptyTabContent } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { fileOfEdits, sortedEdits } from './edits.ts';
import { isCurrentEdit, nameOf } from './shown.ts';
import { baseOf } from './texts.ts';
import type { WordsModel, WordsState } from './words-model.ts';

const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, padding: '12px 16px' });

const List = styled.ul(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.45,
  color: theme.color.defaultText,
}));

const Item = styled.li(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '2px 12px',
  alignItems: 'center',
  padding: '8px 16px',
  borderTop: `1px solid ${theme.appBorderColor}`,
  '& del, & ins': { display: 'block', textDecoration: 'none', overflowWrap: 'anywhere' },
  '& del': { color: theme.color.negativeText, '&::before': { content: '"− "' } },
  '& ins': { color: theme.color.positiveText, '&::before': { content: '"+ "' } },
}));

const Key = styled.button(({ theme }) => ({
  all: 'unset',
  cursor: 'pointer',
  fontSize: theme.typography.size.s1,
  color: theme.textMutedColor,
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
}));

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'portal-translations.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** List of all edits on this device with the text before and after; edits can be undone, and saved as a file. */
export function EditsList({ model, state: { edits, texts } }: { model: WordsModel; state: WordsState }) {
  if (edits.length === 0 || !texts) {
    return (
      <EmptyTabContent
        title="No edits yet"
        description="Open a text and edit it; the story shows it at once. Edits are only on this device: save them as a file and give it to a developer."
      />
    );
  }
  return (
    <>
      <Actions>
        <Button
          variant="solid"
          size="small"
          ariaLabel={false}
          onClick={() => download(fileOfEdits(edits.filter((edit) => isCurrentEdit(texts, edit))))}
        >
          <DownloadIcon /> Save as a file
        </Button>
        <Button variant="outline" size="small" ariaLabel={false} onClick={() => model.takeBack(edits)}>
          <UndoIcon /> Undo all
        </Button>
      </Actions>
      <List aria-label="Edits">
        {sortedEdits(edits).map((edit) => (
          <Item key={`${edit.language} ${edit.key}`}>
            <div>
              <Key
                type="button"
                onClick={() => {
                  model.set({ view: 'all', query: baseOf(edit.key), mark: null });
                  model.select(baseOf(edit.key));
                }}
              >{`${nameOf(edit.language)}, ${edit.key}`}</Key>
              <del lang={edit.language}>{edit.before || '(empty)'}</del>
              <ins lang={edit.language}>{edit.after}</ins>
              {!isCurrentEdit(texts, edit) && (
                <Badge status="warning">The text has changed since: not shown, not in the file</Badge>
              )}
            </div>
            <Button
              variant="ghost"
              size="small"
              ariaLabel={`Undo ${edit.key} in ${nameOf(edit.language)}`}
              onClick={() => model.takeBack([edit])}
            >
              <UndoIcon />
            </Button>
          </Item>
        ))}
      </List>
    </>
  );
}
