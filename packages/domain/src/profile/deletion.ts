import { isEmail } from './validation.ts';

/** What is wrong with the address that a student retypes to delete the account (002 §5). */
export type RetypedProblem = 'required' | 'invalid' | 'different';

const normal = (address: string) => address.trim().toLowerCase();

/**
 * Returns what is wrong with the retyped address; null when it is the account's, ignoring spaces around it and letter
 * case (OPEN-78).
 */
export function retypedProblem(typed: string, address: string): RetypedProblem | null {
  if (normal(typed) === '') return 'required';
  if (normal(typed) === normal(address)) return null;
  return isEmail(typed.trim()) ? 'different' : 'invalid';
}
