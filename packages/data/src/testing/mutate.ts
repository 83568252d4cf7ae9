import type { MutationOptions } from '@tanstack/react-query';
import { createQueryClient } from '../client/index.ts';

/** What a mutation resolves to, through the mutation cache and the mutation's callbacks. */
export function mutate<Result, Variables, Context>(
  options: MutationOptions<Result, Error, Variables, Context>,
  variables: Variables,
  queries = createQueryClient(),
): Promise<Result> {
  return queries.getMutationCache().build(queries, options).execute(variables);
}
