import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLatestLocation } from './useLatestLocation.ts';

/**
 * Sets search params, or removes them (null); `replace` replaces the history entry instead of pushing one. Returns
 * whether that was done.
 */
type SetQueryParams = (changes: Readonly<Record<string, string | null>>, replace?: boolean) => boolean;

/**
 * The search params of the current URL, where pages store the state that back, reload and sharing keep. Changes are made
 * to the latest ones, which may not be rendered yet. A page that is being left replaces nothing: the entry is the next
 * page's.
 */
export function useQueryParams(): [URLSearchParams, SetQueryParams] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const latest = useLatestLocation();
  return [
    params,
    (changes, replace = false) => {
      const location = latest();
      if (replace && location === null) return false;
      const changed = new URLSearchParams(location?.search ?? params);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) changed.delete(name);
        else changed.set(name, value);
      }
      void navigate(`?${changed}`, { replace });
      return true;
    },
  ];
}
