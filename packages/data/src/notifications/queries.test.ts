import { describeQuery } from '../testing/describe-query.ts';
import { notificationQueries } from './queries.ts';

describeQuery('the notification app', {
  make: (client) => notificationQueries.alert(client, 5001),
  key: ['notifications', 'alert', 5001],
  call: { path: 'Account/GetNotificationAlert', method: 'POST', query: { userId: 5001 }, silent: true },
  answer: { NotificationMicroServiceUrl: '/notes', UserUuid: 'u-1', Role: 'Student' },
  read: { href: 'https://main.example/notes', userUuid: 'u-1', role: 'Student' },
});
