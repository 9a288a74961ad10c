import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { forbidden, invalid, Refusal, wrongType } from '../../errors.ts';
import { namesSite } from '../invoke.ts';
import { refuseUnstorable } from './storable.ts';

/** RFC 2046, 5.1.1; the parser fails on a boundary that is far longer. */
const LONGEST_BOUNDARY = 70;

/**
 * The parts of a form, each to be read before the next. A part `website` must match the site of the host.
 * @throws `400` for an unreadable form, `403` for another site, `415` for another content type
 */
export async function* partsOf(
  incoming: FastifyRequest,
  limits: NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits'],
): AsyncGenerator<Multipart> {
  if (!incoming.isMultipart()) throw wrongType('Send this as a form (multipart/form-data).');
  const boundary = boundaryOf(incoming.headers['content-type'] ?? '');
  if (boundary.length === 0 || boundary.length > LONGEST_BOUNDARY) throw unreadable();
  for await (const part of incoming.parts({ limits: { headerPairs: 50, ...limits }, preservePath: true })) {
    const text = part.type === 'file' ? part.filename : part.value;
    refuseUnstorable({ [part.fieldname]: text });
    const { site } = incoming.context;
    if (part.type === 'field' && part.fieldname === 'website' && site && !namesSite(text, site.id))
      throw forbidden('The website in this request doesn’t match its address.');
    yield part;
  }
}

const unreadable = () => invalid('The form data is invalid or incomplete. Send it again.');

const boundaryOf = (type: string): string => {
  const [, quoted, plain = ''] = /;\s*boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(type) ?? [];
  return quoted ?? plain;
};

/**
 * Turns a parser error into a message for the sender if the form is to blame. The parser has codes for some errors, and
 * only messages for others.
 */
export const asMalformed = (error: Error & { code?: string }): Error =>
  !(error instanceof Refusal) &&
  (error.code?.startsWith('FST_') || /multipart|unexpected end|part terminated/i.test(error.message))
    ? unreadable()
    : error;
