export { useGrantedPermissions, useMenuFlags, useMessagesEnabled, useUnreadMessage } from './hooks.ts';
export { prefetchMenu } from './prefetch.ts';
export { menuFlagsCall, messagesEnabledCall, shellQueries, unreadMessageCall } from './queries.ts';
