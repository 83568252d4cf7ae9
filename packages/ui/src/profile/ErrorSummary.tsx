import type { ProfileField } from '@portal/domain/profile';
import { CircleAlert } from 'lucide-react';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { FieldProblem } from './profile-schema.ts';
import { useProblemText } from './useProblemText.ts';

interface ErrorSummaryProps {
  problems: readonly { field: ProfileField; id: string; problem: FieldProblem }[];
  onGoTo: (field: ProfileField) => void;
  /** The first link. */
  firstRef: Ref<HTMLAnchorElement>;
}

/** The list of the form's errors, with a link to each field. */
export function ErrorSummary({ problems, onGoTo, firstRef }: ErrorSummaryProps) {
  const { t } = useTranslation('profile');
  const problemText = useProblemText();
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId}>
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <p id={titleId}>
          <Title>{t('notSaved')}</Title> {t('problems', { count: problems.length })}
        </p>
        <List>
          {problems.map(({ field, id, problem }, index) => (
            <li key={field}>
              <FieldLink
                href={`#${id}`}
                ref={index === 0 ? firstRef : null}
                onClick={(event) => {
                  event.preventDefault();
                  onGoTo(field);
                }}
              >
                {t(`field.${field}`)}
              </FieldLink>{' '}
              {problemText(problem)}
            </li>
          ))}
        </List>
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--danger-border);
  border-radius: var(--radius-card);
  background: var(--danger-subtle);
  font: var(--type-callout);
  color: var(--ink-body);
  > svg {
    flex: none;
    margin-top: 1px;
    color: var(--danger-indicator);
  }
  > div {
    flex: 1;
    min-width: 0;
  }
`;

const Title = styled.strong`
  display: block;
  font-weight: 650;
  color: var(--ink-strong);
`;

const List = styled.ul.attrs({ role: 'list' })`
  margin-top: var(--space-1);
  > li {
    padding-block: 11px;
  }
  > li + li {
    border-top: 1px solid var(--danger-border);
  }
`;

/* A target of 44 px in a line of text. */
const FieldLink = styled.a`
  display: inline-block;
  padding: 11px 5px;
  margin-block: -11px;
  margin-inline: -5px calc(var(--space-1) - 5px);
  border-radius: var(--radius-chip);
  font-weight: 600;
  color: var(--ink-strong);
  text-decoration: underline;
  text-underline-offset: 3px;
  &:focus-visible {
    outline-offset: -4px;
  }
`;
