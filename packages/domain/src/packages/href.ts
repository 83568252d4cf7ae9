import { safeUrl, withQuery, type SafeHref } from '../shared/index.ts';

/** The parts of the URLs of the main app's pages. */
export interface MainAppVisitor {
  /** URL of the main app, without a trailing slash. */
  mainAppUrl: string;
  /** The URL the portal runs at. */
  own: string;
  /** The session's token, as stored. */
  token: string;
}

const page = ({ mainAppUrl, own }: MainAppVisitor, name: string) =>
  safeUrl(`${mainAppUrl}/Package/${name}`, mainAppUrl, own);

/**
 * Returns the href of the page on which a package is paid, with exactly these parameters in this order (contract 4.1);
 * null when the main app's URL is not allowed.
 *
 * @param replaced the package that a renewal replaces; null = none
 */
export function paymentHref(
  { packageId, replaced, classId }: { packageId: number; replaced: number | null; classId: number | null },
  visitor: MainAppVisitor,
): SafeHref | null {
  const href = page(visitor, 'UpgradePackage');
  return (
    href &&
    withQuery(href, {
      token: visitor.token,
      existingPackage: 'false',
      packageId: String(packageId),
      oldPackageId: replaced === null ? null : String(replaced),
      classId: classId === null ? null : String(classId),
    })
  );
}

/** Returns the href of a certificate's page (contract 4.1). */
export function certificateHref(certificateId: number, visitor: MainAppVisitor): SafeHref | null {
  const href = page(visitor, 'GetCertificate');
  return href && withQuery(href, { token: visitor.token, certificateId: String(certificateId) });
}
