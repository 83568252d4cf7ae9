import { http, HttpResponse } from 'msw';
import type { MockArea } from '../backend/area.ts';
import type { MakeHandler } from '../backend/route.ts';

/** Icons of courses, so that no test and no story fetches one from the network. */
const pictures: MakeHandler[] = [
  () =>
    http.get('*/school/icons/:name', () =>
      HttpResponse.text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#d4eaf8"/>' +
          '<path d="M24 12v24M12 24h24" stroke="#21465f" stroke-width="5" stroke-linecap="round"/></svg>',
        { headers: { 'Content-Type': 'image/svg+xml' } },
      ),
    ),
];

export const iconsArea = { handlers: pictures } satisfies MockArea;
