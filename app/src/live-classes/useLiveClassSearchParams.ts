import type { ClassesTab } from '@portal/domain/live-classes';
import type { LiveClassesTab } from '@portal/ui/live-classes';
import { useQueryParams } from '../router/useQueryParams.ts';

/**
 * What the page shows lives in its address (`?tab=library&course=101&q=pte`, `?sub=registered`), so that back, reload and
 * sharing keep it. What is there by default is left out. Another tab is a step back leads over; a keyword takes the place
 * of the one before, and is left behind with its half of the page.
 */
export function useLiveClassSearchParams() {
  const [address, put] = useQueryParams();
  const tab: LiveClassesTab = address.get('tab') === 'library' ? 'library' : 'liveclasses';
  const sub: ClassesTab = address.get('sub') === 'registered' ? 'registered' : 'upcoming';
  return {
    tab,
    onTabChange: (next: LiveClassesTab) => put({ tab: next === 'library' ? next : null, q: null }),
    sub,
    onSubChange: (next: ClassesTab) => put({ sub: next === 'registered' ? next : null }),
    /** Where a class is found that was signed up for, whatever is open and searched. */
    openRegistered: () => put({ tab: null, sub: 'registered', q: null }),
    /** null = the first. */
    course: address.get('course'),
    onCourseChange: (id: number) => put({ course: String(id) }),
    keyword: address.get('q')?.trim() ?? '',
    onSearch: (keyword: string) => put({ q: keyword || null }, true),
  };
}
