import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { csvTable } from '../../values/csv.ts';

type Row = readonly string[];

/** Streams a table as a download. @param name of the file, plain ASCII */
export const sendCsv = (
  reply: FastifyReply,
  name: string,
  columns: Row,
  pages: AsyncIterable<readonly Row[]>,
): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(csvTable(columns, pages)));
