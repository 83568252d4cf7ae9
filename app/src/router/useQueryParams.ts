import { useSearchParams } from 'react-router-dom';

/** Sets search params, or removes them (null); `replace` replaces the history entry instead of pushing one. */
type SetQueryParams = (changes: Readonly<Record<string, string | null>>, replace?: boolean) => void;

/** The search params of the current URL, where pages store the state that back, reload and sharing keep. */
export function useQueryParams(): [URLSearchParams, SetQueryParams] {
  const [params, setSearchParams] = useSearchParams();
  return [
    params,
    (changes, replace = false) =>
      setSearchParams(
        (current) => {
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) current.delete(name);
            else current.set(name, value);
          }
          return current;
        },
        { replace },
      ),
  ];
}
