import { http, HttpResponse } from 'msw';
import { dashboardVideos } from './model.ts';
import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';

/** The videos of the dashboard. */
const videoCalls: MakeHandler[] = [
  call({ method: 'GET', path: 'Dashboard/GetDashboardVideo', query: { userId: 'number' } }, dashboardVideos),
];

/** Thumbnails, as a video provider serves them; `gone` is not a picture. */
const thumbnails: MakeHandler[] = [
  () => http.get('*/school/thumbnails/gone', () => HttpResponse.text('gone')),
  () =>
    http.get('*/school/thumbnails/:name', () =>
      HttpResponse.text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#21465f"/>' +
          '<path d="M0 132 88 76l60 44 68-66 104 78v48H0z" fill="#d4eaf8"/><circle cx="256" cy="44" r="18" fill="#f1e5d0"/></svg>',
        { headers: { 'Content-Type': 'image/svg+xml' } },
      ),
    ),
];

export const videosArea = {
  handlers: [...videoCalls, ...thumbnails],
  createStudentState: ({ videos = [] }) => ({ videos }),
} satisfies MockArea;
