export { useMenuFlags } from './hooks.ts';
export { menuFlagsCall, messagesEnabledCall, shellQueries } from './queries.ts';
