import { useId, useState } from 'react';
import { Button, Form } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { problemsOfTranslation } from '../../packages/ui/src/i18n/translation-rules.ts';
import { reasonOf } from './reasons.ts';
import { nameOf } from './shown.ts';

const Field = styled.div({ display: 'grid', gap: 4, alignContent: 'start' });

const Label = styled.label(({ theme }) => ({
  fontSize: theme.typography.size.s1,
  fontWeight: theme.typography.weight.bold,
  color: theme.textMutedColor,
}));

const Refusal = styled.div(({ theme }) => ({
  fontSize: theme.typography.size.s2 - 1,
  lineHeight: 1.4,
  color: theme.color.negativeText,
}));

const Before = styled.div(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
  fontSize: theme.typography.size.s2 - 1,
  color: theme.textMutedColor,
}));

interface WordingEditorProps {
  language: string;
  /** The plural form; null for a text without plural forms. */
  form: string | null;
  /** The text in the repository. */
  before: string;
  /** The text as edited so far. */
  now: string;
  /** The English text, whose placeholders and tags it must keep. */
  english: string;
  onEdit: (after: string) => void;
}

/** Editor of a wording. A valid edit is shown in the story at once, an invalid one is refused with the reason. */
export function WordingEditor({ language, form, before, now, english, onEdit }: WordingEditorProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? now;
  const problems = draft === null || draft === before ? [] : problemsOfTranslation(english, draft);
  const change = (next: string) => {
    const isRefused = next !== before && problemsOfTranslation(english, next).length > 0;
    setDraft(isRefused ? next : null);
    if (!isRefused) onEdit(next);
  };
  return (
    <Field>
      <Label htmlFor={id}>
        {nameOf(language)}
        {form === null ? '' : `, plural form “${form}”`}
      </Label>
      <Form.Textarea
        id={id}
        lang={language}
        value={text}
        rows={1}
        {...(problems.length > 0 ? { valid: 'error' } : {})}
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}-why`}
        onChange={({ target }) => change(target.value)}
      />
      <Refusal id={`${id}-why`} role="alert">
        {problems.length > 0 && (
          <>
            Not shown yet.{' '}
            {problems.map((problem) => (
              <div key={problem.kind + problem.text}>{reasonOf(problem)}</div>
            ))}
          </>
        )}
      </Refusal>
      {text !== before && (
        <Before>
          <span>
            Before: <span lang={language}>{before || '(empty)'}</span>
          </span>
          <Button variant="ghost" size="small" ariaLabel={false} onClick={() => change(before)}>
            Undo
          </Button>
        </Before>
      )}
    </Field>
  );
}
