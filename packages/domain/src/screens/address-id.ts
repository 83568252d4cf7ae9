/** How an address names a course or a test. */
export type AddressId = { by: 'id'; id: number } | { by: 'uuid'; uuid: string };

/** Reads the part of an address that names a course or a test; null when it names none. */
export function addressId(part: string): AddressId | null {
  if (/^[1-9]\d{0,14}$/.test(part)) return { by: 'id', id: Number(part) };
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(part) ? { by: 'uuid', uuid: part } : null;
}
