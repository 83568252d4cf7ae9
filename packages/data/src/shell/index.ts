export { useGrantedPermissions, useMenuFlags, useMessagesEnabled, useUnreadMessage } from './hooks.ts';
export { prefetchShell, type BannerData } from './prefetch.ts';
export { menuFlagsCall, messagesEnabledCall, shellQueries } from './queries.ts';
