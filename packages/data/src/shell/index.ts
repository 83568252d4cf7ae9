export { menuFlagsCall, messagesEnabledCall, shellQueries, unreadMessageCall } from './queries.ts';
