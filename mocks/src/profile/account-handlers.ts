import { http, HttpResponse } from 'msw';
import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';
import { changePicture, deleteAccount, linkAccount, pictureAt, PICTURES } from './account-model.ts';

const deletion = { StudentId: 'number', EmailAddress: 'string', CaptchaResponse: 'string?' } as const;

/** The calls about a student's picture and account, and the pictures themselves. */
const accountCalls: MakeHandler[] = [
  call({ method: 'POST', path: 'Profile/ChangeProfilePicture', body: { ImageBase64: 'string' } }, (student, { body }) =>
    changePicture(student, body.ImageBase64),
  ),
  call({ method: 'POST', path: 'Profile/DeleteStudentAccount', body: deletion }, (student, { backend, body }) =>
    deleteAccount(backend, student, body),
  ),
  call({ method: 'POST', path: 'Profile/LinkStudentAccount', body: { EmailAddress: 'string' } }, (student, { body }) =>
    linkAccount(student, body.EmailAddress),
  ),
  (backend) =>
    http.get(`*${PICTURES}:name`, ({ params }) => {
      const sent = pictureAt(backend, `${PICTURES}${String(params['name'])}`);
      if (sent === undefined) return new HttpResponse(null, { status: 404 });
      const bytes = Uint8Array.from(atob(sent), (byte) => byte.codePointAt(0) ?? 0);
      return HttpResponse.arrayBuffer(bytes.buffer, { headers: { 'Content-Type': 'image/jpeg' } });
    }),
];

export const profileAccountArea = {
  handlers: accountCalls,
  createStudentState: () => ({ pictures: new Map<string, string>() }),
} satisfies MockArea;
