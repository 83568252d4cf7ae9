import { useSearchParams } from 'react-router-dom';

const parseId = (text: string | null) => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null);

/** Module and lesson of the lesson page, stored in the search params (`?module=11&lesson=1101`), so that links can name them. */
export function useLessonSearchParams(): {
  module: number | null;
  lesson: number | null;
  /** Pushes a history entry: back returns to the previous module. */
  onModuleChange: (module: number) => void;
} {
  const [params, setParams] = useSearchParams();
  return {
    module: parseId(params.get('module')),
    lesson: parseId(params.get('lesson')),
    onModuleChange: (module) => setParams({ module: String(module) }),
  };
}
