import { filterTopics, lessonsOf, type Topic } from '@portal/domain/lessons';
import type { CourseModule } from '@portal/domain/blocks';
import { useTranslation } from 'react-i18next';
import { Card, ListRow, RowList } from '../kit/index.ts';
import { useLessonNoun } from '../blocks/lesson-noun/index.ts';

/** A module other than the selected one, with its loaded topics. */
export interface OtherModule {
  module: CourseModule;
  topics: readonly Topic[];
}

interface OtherModuleResultsProps {
  keyword: string;
  modules: readonly OtherModule[];
  onModuleChange: (module: number) => void;
}

/** The search results in other modules that were opened before. */
export function OtherModuleResults({ keyword, modules, onModuleChange }: OtherModuleResultsProps) {
  const { t } = useTranslation('lessons');
  const noun = useLessonNoun();
  if (keyword === '') return null;
  const found = modules
    .map(({ module, topics }) => ({ module, count: filterTopics(topics, keyword).flatMap(lessonsOf).length }))
    .filter(({ count }) => count > 0);
  if (found.length === 0) return null;
  return (
    <Card flush>
      <RowList aria-label={t('elsewhere')}>
        {found.map(({ module, count }) => (
          <li key={module.id}>
            <ListRow
              title={module.name}
              caption={t('found', { count, ...noun })}
              onOpen={() => onModuleChange(module.id)}
            />
          </li>
        ))}
      </RowList>
    </Card>
  );
}
