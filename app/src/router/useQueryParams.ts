import { useSearchParams } from 'react-router-dom';

/** Puts parts into the address, or takes them out (null); `replace`: in place of the address before, not a step of its own. */
type SetQueryParams = (parts: Readonly<Record<string, string | null>>, replace?: boolean) => void;

/** The query of the page's own address, where pages keep what back, reload and sharing are to keep. */
export function useQueryParams(): [URLSearchParams, SetQueryParams] {
  const [address, setAddress] = useSearchParams();
  return [
    address,
    (parts, replace = false) =>
      setAddress(
        (now) => {
          for (const [name, value] of Object.entries(parts)) {
            if (value === null) now.delete(name);
            else now.set(name, value);
          }
          return now;
        },
        { replace },
      ),
  ];
}
