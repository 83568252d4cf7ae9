import type { ClassesTab } from '@portal/domain/live-classes';
import type { LiveClassesTab } from '@portal/ui/live-classes';
import { useQueryParams } from '../router/useQueryParams.ts';

/** Returns the page's state in the search params; the first tab where they have none. */
export function readLiveClassSearch(params: URLSearchParams) {
  const tab: LiveClassesTab = params.get('tab') === 'liveclassesLibrary' ? 'liveclassesLibrary' : 'liveclasses';
  const classesTab: ClassesTab = params.get('sub') === 'registered' ? 'registered' : 'upcoming';
  return { tab, classesTab, keyword: params.get('q')?.trim() ?? '' };
}

/**
 * The state of the page is stored in the search params (`?tab=liveclassesLibrary&course=101&q=pte`, `?sub=registered`), so that back,
 * reload and sharing keep it. Defaults are left out. A tab pushes a history entry and clears the keyword; a keyword
 * replaces the history entry.
 */
export function useLiveClassSearchParams() {
  const [params, setParams] = useQueryParams();
  return {
    ...readLiveClassSearch(params),
    onTabChange: (next: LiveClassesTab) => setParams({ tab: next === 'liveclassesLibrary' ? next : null, q: null }),
    onClassesTabChange: (next: ClassesTab) => setParams({ sub: next === 'registered' ? next : null }),
    /** Opens the list of registered classes, whatever tab is open, and clears the keyword. */
    openRegistered: () => setParams({ tab: null, sub: 'registered', q: null }),
    /** null = the first course. */
    course: params.get('course'),
    onCourseChange: (id: number) => setParams({ course: String(id) }),
    onSearch: (keyword: string) => setParams({ q: keyword || null }, true),
  };
}
