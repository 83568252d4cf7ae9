import { http, HttpResponse } from 'msw';
import { pagedFields } from '../backend/paging.ts';
import type { MockArea } from '../backend/area.ts';
import { call, studentOfPage, type MakeHandler } from '../backend/route.ts';
import { featureLabels } from './catalogue.ts';
import {
  activePackages,
  addPackage,
  availableCourses,
  availablePackages,
  classesOf,
  expiredPackages,
  packagesOf,
  payPackage,
  studentPackages,
  unsubscribe,
} from './model.ts';

/** The calls of segment Package. */
const packageCalls: MakeHandler[] = [
  call({ method: 'POST', path: 'Package/GetAvailableCourse' }, (student, { backend }) =>
    availableCourses(backend, student),
  ),
  call(
    { method: 'POST', path: 'Package/GetAvailablePackageByCourse', query: { courseId: 'number' } },
    (student, { backend, query }) => availablePackages(backend, student, { kind: 'course', id: query.courseId }),
  ),
  call(
    { method: 'POST', path: 'Package/GetAvailablePackageByDiagnosticTest', query: { diagnosticTestId: 'number' } },
    (student, { backend, query }) =>
      availablePackages(backend, student, { kind: 'diagnosticTest', id: query.diagnosticTestId }),
  ),
  call({ method: 'GET', path: 'Package/GetPackageFeature' }, () => featureLabels),
  call({ method: 'POST', path: 'Package/SetClass', query: { packageId: 'number' } }, (_student, { query }) =>
    classesOf(query.packageId),
  ),
  call(
    {
      method: 'POST',
      path: 'Package/AddPackage',
      body: { PackageId: 'number', ClassId: 'number?', IsRenewPackage: 'boolean?' },
    },
    (student, { backend, body }) =>
      addPackage(backend, student, {
        PackageId: body.PackageId,
        ...(body.ClassId === null ? {} : { ClassId: body.ClassId }),
      }),
  ),
  call(
    { method: 'POST', path: 'Package/UnsubscribePackage', body: { PackageId: 'number', StudentId: 'number' } },
    (student, { backend, body }) => unsubscribe(backend, student, body.PackageId),
  ),
  call({ method: 'POST', path: 'Package/GetStudentPackage' }, (student, { backend }) =>
    studentPackages(backend, student),
  ),
  call({ method: 'POST', path: 'Package/GetActivePackageGridJson', body: pagedFields }, (student, { backend, body }) =>
    activePackages(backend, student, body),
  ),
  call({ method: 'POST', path: 'Package/GetExpiredPackageGridJson', body: pagedFields }, (student, { backend, body }) =>
    expiredPackages(backend, student, body),
  ),
  call({ method: 'POST', path: 'Package/GetFreePackageGridJson', body: pagedFields }, (student, { backend, body }) =>
    activePackages(backend, student, body, [3]),
  ),
  call({ method: 'POST', path: 'Package/GetPaidPackageGridJson', body: pagedFields }, (student, { backend, body }) =>
    activePackages(backend, student, body, [1, 2, 4]),
  ),
];

/** A placeholder for the payment page of the main app: its button pays, and posts a message to the portal. */
const paymentPage = `<!doctype html>
<html lang="en">
  <meta name="viewport" content="width=device-width" />
  <title>Payment</title>
  <h1>Package/UpgradePackage</h1>
  <p>The school’s payment page.</p>
  <button type="button">Pay</button>
  <script>
    document.querySelector('button').addEventListener('click', async () => {
      await fetch(location.href, { method: 'POST' });
      opener?.postMessage({ ReloadPackage: true }, '*');
      document.querySelector('button').replaceWith('Paid.');
    });
  </script>
</html>`;

/** The pages of the main app for packages: GET shows the payment, POST pays. */
const packagePages: MakeHandler[] = [
  (backend) =>
    http.get('*/Package/UpgradePackage', ({ request }) =>
      studentOfPage(backend, request)
        ? HttpResponse.html(paymentPage)
        : new HttpResponse('Who are you?', { status: 401 }),
    ),
  (backend) =>
    http.post('*/Package/UpgradePackage', ({ request }) => {
      const student = studentOfPage(backend, request);
      if (!student) return new HttpResponse('Who are you?', { status: 401 });
      const paid = payPackage(backend, student, Number(new URL(request.url).searchParams.get('packageId')));
      return new HttpResponse(null, { status: paid ? 204 : 404 });
    }),
  (backend) =>
    http.get('*/Package/GetCertificate', ({ request }) =>
      studentOfPage(backend, request)
        ? HttpResponse.html('<!doctype html><html lang="en"><title>Certificate</title><h1>Certificate</h1></html>')
        : new HttpResponse('Who are you?', { status: 401 }),
    ),
];

export const packagesArea = {
  handlers: [...packageCalls, ...packagePages],
  createStudentState: ({ packages, manyPackages = false }, today) => ({
    packages: packagesOf(packages ?? 'none', today),
    seesManyPackages: manyPackages,
  }),
} satisfies MockArea;
