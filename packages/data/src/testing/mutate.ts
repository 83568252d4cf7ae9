import type { MutationOptions } from '@tanstack/react-query';
import { createQueryClient } from '../client/index.ts';

/** Runs a mutation through the mutation cache, with the mutation's callbacks, and resolves to its result. */
export function mutate<Result, Variables, Context>(
  options: MutationOptions<Result, Error, Variables, Context>,
  variables: Variables,
  queries = createQueryClient(),
): Promise<Result> {
  return queries.getMutationCache().build(queries, options).execute(variables);
}
