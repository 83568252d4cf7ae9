import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Back online: asks again for what failed meanwhile, without a press. */
export function CatchUp() {
  const queries = useQueryClient();
  useEffect(() => {
    const again = () => void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [queries]);
  return null;
}
