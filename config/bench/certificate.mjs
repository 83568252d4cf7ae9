// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a key and a self-signed certificate for 127.0.0.1, valid for a day, since browsers support HTTP/2 only over
 * TLS. Throws when there is no `openssl`.
 */
export function ownCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const kind = '-x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -days 1 -subj /CN=127.0.0.1';
    const { status, error, stderr } = spawnSync('openssl', ['req', ...kind.split(' '), '-keyout', key, '-out', cert]);
    if (status !== 0) throw new Error(`openssl could not make a certificate: ${error?.message ?? String(stderr)}`);
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
