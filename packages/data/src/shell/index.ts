export { useGrantedPermissions, useMenuFlags, useMessagesEnabled, useUnreadMessage } from './hooks.ts';
export { cachedMenu, prefetchMenu } from './prefetch.ts';
export { menuFlagsCall, messagesEnabledCall, shellQueries, unreadMessageCall } from './queries.ts';
