import type { IncomingMessage } from 'node:http';
import type { ClientAddress } from './client-address.ts';

/**
 * Reads the client's country in two letters; empty unless a trusted proxy forwarded the request, as anyone else could send
 * the header.
 * @param header in lower case
 */
export const countryReader =
  (header: string | undefined, { byProxy }: Pick<ClientAddress, 'byProxy'>) =>
  (request: IncomingMessage): string => {
    const country = header && byProxy(request) ? request.headers[header] : undefined;
    return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : '';
  };
