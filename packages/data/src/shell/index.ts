export { menuFlagsCall, messagesEnabledCall, shellQueries } from './queries.ts';
