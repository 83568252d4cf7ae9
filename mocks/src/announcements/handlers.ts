import { http, HttpResponse } from 'msw';
import { announcementsBlock, communityPosts, dismissAnnouncement, publishedBy, readAnnouncement } from './model.ts';
import { hasDocument } from '../lessons/model.ts';
import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';

/** The calls of segments Announcement and CommunityPost, and the pictures and files of announcements. */
const announcementCalls: MakeHandler[] = [
  call({ method: 'POST', path: 'Announcement/GetMessage' }, (student, { backend }) =>
    announcementsBlock(backend, student),
  ),
  // `Dissmiss` is the contract's spelling.
  call(
    { method: 'POST', path: 'Announcement/DissmissAnnouncement', body: { AnnouncementId: 'number' } },
    (student, { backend, body }) => dismissAnnouncement(backend, student, body.AnnouncementId),
  ),
  call({ method: 'POST', path: 'Announcement/GetActiveAnnouncements' }, (student, { backend }) =>
    communityPosts(backend, student),
  ),
  call(
    { method: 'POST', path: 'Announcement/ReadDetail', body: { AnnouncementId: 'number' } },
    (student, { backend, body }) => readAnnouncement(backend, student, body.AnnouncementId),
  ),
  call(
    { method: 'GET', path: 'CommunityPost/ShowCommunityPostPanel', query: { userId: 'number' } },
    (student) => student.showsCommunity,
  ),
  () => http.get('*/school/pictures/:name', ({ params }) => picture(params['name'])),
  () =>
    http.get('*/school/files/:name', ({ params }) => {
      const name = String(params['name']);
      return hasDocument(name) ? HttpResponse.text(`The file ${name}.`) : new HttpResponse(null, { status: 404 });
    }),
];

/** Two speech bubbles. */
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360">' +
  '<rect width="640" height="360" fill="#d4eaf8"/><g transform="translate(76 44) scale(0.76)">' +
  '<path d="M180 80h220a28 28 0 0 1 28 28v74a28 28 0 0 1-28 28H256l-46 40v-40h-30a28 28 0 0 1-28-28v-74a28 28 0 0 1 28-28z" fill="#fff"/>' +
  '<path d="M192 126h180M192 160h120" stroke="#9cc4dd" stroke-width="14" stroke-linecap="round"/>' +
  '<path d="M390 176h72a26 26 0 0 1 26 26v44a26 26 0 0 1-26 26h-8v34l-40-34h-24a26 26 0 0 1-26-26v-44a26 26 0 0 1 26-26z" fill="#21465f"/>' +
  '</g></svg>';

/** Returns the drawing; for any other name, a file that is not a picture. */
function picture(name: unknown): HttpResponse<string> {
  const headers = { 'Content-Type': 'image/svg+xml' };
  return HttpResponse.text(name === 'bubbles.svg' ? DRAWING : 'broken', { headers });
}

export const announcementsArea = {
  handlers: announcementCalls,
  createState: (today) => ({ announcements: publishedBy(today) }),
  createStudentState: ({ noAnnouncements, communityHidden }) => ({
    hasAnnouncements: !noAnnouncements,
    announcements: { dismissed: new Set<number>(), read: new Set<number>() },
    showsCommunity: !communityHidden,
  }),
} satisfies MockArea;
