import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyState, IconButton, SearchField, VisuallyHidden } from '../kit/index.ts';
import type { Finding } from './useLessonSearch.ts';

/** Above the tree: a search, and a button that unfolds or folds everything. Under them, that nothing was found. */
export function LessonSearchBar({ finding }: { finding: Finding }) {
  const { t } = useTranslation(['lessons', 'infinite-list']);
  const { typed, onType, keyword, count, allUnfolded, onFoldAll } = finding;
  const Icon = allUnfolded ? ChevronsDownUp : ChevronsUpDown;
  const none = keyword !== '' && finding.found.length === 0;
  return (
    <>
      <Row role="search">
        <SearchField label={t('lessons:search')} value={typed} onValueChange={onType} />
        <IconButton bordered label={t(allUnfolded ? 'lessons:foldAll' : 'lessons:unfoldAll')} onClick={onFoldAll}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Row>
      <VisuallyHidden as="p" role="status">
        {keyword !== '' && !none && t('lessons:found', { count })}
      </VisuallyHidden>
      {none && (
        <div role="status">
          <EmptyState
            art="noResult"
            title={t('infinite-list:noResult', { keyword })}
            text={t('lessons:noResultHint')}
          />
        </div>
      )}
    </>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2);
`;
