import { entryOf, isOfCourse, screens, studentScreens, titleKeyOf } from '@portal/domain/screens';
import { labelKeyOf } from '@portal/ui/shell';
import type { TFunction } from 'i18next';
import { screenKey } from '../preload-manifest.ts';

/**
 * The facts about each page behind sign-in that are known at build time: its title, its menu entry, and whether it
 * belongs to a course.
 */
export function PageTitles({ t }: { t: TFunction<'shell'> }) {
  return studentScreens
    .filter((id) => id !== 'dashboard')
    .map((id) => {
      const title = titleKeyOf(id);
      // Where the label depends on the deployment, the title is left to the code.
      const isCertain = labelKeyOf(title, true) === labelKeyOf(title, false);
      return (
        <p
          key={id}
          data-page={screenKey(screens[id].pattern)}
          data-entry={entryOf(id)}
          data-of-course={isOfCourse(id) || undefined}
        >
          {isCertain && t(labelKeyOf(title, true))}
        </p>
      );
    });
}
