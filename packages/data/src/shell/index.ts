export { menuFlagsCall, shellQueries } from './queries.ts';
