import { parseIdParam } from '@portal/domain/screens';
import { useQueryParams } from '../router/useQueryParams.ts';

/** Returns the module and the lesson in the search params; null = none. */
export const readLessonSearch = (search: URLSearchParams) => ({
  module: parseIdParam(search.get('module')),
  lesson: parseIdParam(search.get('lesson')),
});

/** Module and lesson of the lesson page, stored in the search params (`?module=11&lesson=1101`), so that links can name them. */
export function useLessonSearchParams(): {
  module: number | null;
  lesson: number | null;
  /** Pushes a history entry: back returns to the previous module. */
  onModuleChange: (module: number) => void;
} {
  const [params, setParams] = useQueryParams();
  return {
    ...readLessonSearch(params),
    onModuleChange: (module) => setParams({ module: String(module), lesson: null }),
  };
}
