import { connect } from 'node:tls';
import { isPublicAddress } from './public-address.ts';

interface CertificateOptions {
  /** Milliseconds. */
  patience: number;
  port?: number;
  /** Which numeric addresses may be contacted; public ones by default. */
  allowed?: (address: string) => boolean;
  /** A certificate authority to trust besides the usual ones. */
  ca?: string;
}

/**
 * Reads the certificate that a host presents at this address, without a request.
 * @returns when it expires; `null` if there is none that a browser would trust
 */
export function certificateAt(
  address: string,
  host: string,
  options: CertificateOptions,
): Promise<Date | null> {
  const { allowed = isPublicAddress, patience, port = 443, ca } = options;
  if (!allowed(address)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, servername: host, ...(ca ? { ca } : {}) });
    const end = (until: Date | null) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(until);
    };
    const timer = setTimeout(() => end(null), patience).unref();
    socket.once('error', () => end(null));
    // An untrusted certificate raises an error before this.
    socket.once('secureConnect', () => end(new Date(socket.getPeerCertificate().valid_to)));
  });
}
