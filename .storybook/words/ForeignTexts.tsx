import { styled } from 'storybook/theming';
import type { ForeignText } from './messages.ts';

const Section = styled.details(({ theme }) => ({
  padding: '12px 16px',
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  color: theme.color.defaultText,
  '& summary': { cursor: 'pointer', fontWeight: theme.typography.weight.bold },
  '& p': { margin: '6px 0', color: theme.textMutedColor },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
}));

const Text = styled.button(({ theme }) => ({
  all: 'unset',
  cursor: 'pointer',
  padding: '3px 0',
  overflowWrap: 'anywhere',
  color: theme.color.defaultText,
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
}));

/** Explains why a text is not in the list of translations. */
export const NOT_OURS = 'It comes from the server (in stories: from sample data), or is a date, a number or a name.';

/** List of the texts in the canvas that are not translations of the portal. */
export function ForeignTexts({ texts, onShow }: { texts: readonly ForeignText[]; onShow: (selector: string) => void }) {
  if (texts.length === 0) return null;
  return (
    <Section>
      <summary>{`Not translated here (${texts.length})`}</summary>
      <p>They come from the server (in stories: from sample data), or are dates, numbers or names.</p>
      <ul>
        {texts.map(({ drawn, selector }) => (
          <li key={drawn}>
            <Text type="button" onClick={() => onShow(selector)}>
              {drawn}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
