export { useGrantedPermissions, useMenuFlags, useMessagesEnabled, useUnreadMessage } from './hooks.ts';
export { menuFlagsCall, messagesEnabledCall, shellQueries } from './queries.ts';
