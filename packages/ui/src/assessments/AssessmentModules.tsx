import { moduleKey, type AssessmentModule } from '@portal/domain/assessments';
import { withPart, type Lesson } from '@portal/domain/lessons';
import { useTranslation } from 'react-i18next';
import type { LessonTreeProps } from '../shared/index.ts';
import type { ModuleContent } from './module-content.ts';
import { ModuleSection } from './ModuleSection.tsx';
import { ModuleTopics } from './ModuleTopics.tsx';

export interface AssessmentModulesProps extends Pick<
  LessonTreeProps,
  'unfolded' | 'onUnfoldedChange' | 'works' | 'zone'
> {
  modules: readonly AssessmentModule[];
  /** What is in the modules that were opened; each is asked for when it is opened first. */
  contents: ReadonlyMap<number, ModuleContent>;
  /** Asks again for what is in a module. */
  onReload: (module: number) => void;
  /** A lesson that opens was pressed: said in the same turn, so that a new tab may be opened. Keep it stable. */
  onOpenLesson: (lesson: Lesson, module: number) => void;
  /** The student has confirmed to reset a lesson. */
  onResetLesson: (lesson: Lesson, module: number) => void;
  /** Keep it stable. */
  onOpenReport: (lesson: Lesson, module: number) => void;
  /** The link that stands in for a blocked tab was pressed. Keep it stable. */
  onFollowLink: (lesson: Lesson, module: number) => void;
}

/** The modules of a course's assessments, each of which opens to its topics. */
export function AssessmentModules({ modules, contents, ...rest }: AssessmentModulesProps) {
  const { t } = useTranslation('lessons');
  const { unfolded, onUnfoldedChange } = rest;
  return (
    <div>
      {modules.map((module) => (
        <ModuleSection
          key={module.id}
          title={module.name}
          lockedReason={module.locked ? t('locked.package') : null}
          open={unfolded.has(moduleKey(module))}
          onToggle={(open) => onUnfoldedChange(withPart(unfolded, moduleKey(module), open))}
        >
          <ModuleTopics module={module.id} content={contents.get(module.id)} {...rest} />
        </ModuleSection>
      ))}
    </div>
  );
}
