import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyState, IconButton, SearchField } from '../kit/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import { useLessonNoun } from '../blocks/lesson-noun/index.ts';
import type { LessonSearch } from './useLessonSearch.ts';

/** Search field and expand-all button above the tree, with an empty state below when nothing matches. */
export function LessonSearchBar({ search }: { search: LessonSearch }) {
  const { t } = useTranslation(['lessons', 'infinite-list']);
  const noun = useLessonNoun();
  const { input, onInputChange, keyword, found, count, allExpanded, onToggleAll } = search;
  const Icon = allExpanded ? ChevronsDownUp : ChevronsUpDown;
  const noResults = keyword !== '' && found.length === 0;
  return (
    <>
      <Row role="search">
        <SearchField label={t('lessons:search', noun)} value={input} onValueChange={onInputChange} />
        <IconButton bordered label={t(allExpanded ? 'lessons:foldAll' : 'lessons:unfoldAll')} onClick={onToggleAll}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Row>
      {/* Always rendered, since screen readers announce only changes of a live region that exists already. */}
      <Outcome role="status" $seen={noResults}>
        {noResults ? (
          <EmptyState
            art="noResult"
            title={t('infinite-list:noResult', { keyword })}
            text={t('lessons:noResultHint')}
          />
        ) : (
          keyword !== '' && t('lessons:found', { count, ...noun })
        )}
      </Outcome>
    </>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2);
  /* As high as the search field beside it. */
  > button {
    width: var(--size-control);
    height: var(--size-control);
  }
`;

const Outcome = styled.div<{ $seen: boolean }>`
  ${({ $seen }) => !$seen && visuallyHidden}
`;
