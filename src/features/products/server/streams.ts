import type { StreamedCall } from '../../../lib/http/requests/streamed.ts';
import { importCall } from './import/import-operations.ts';
import { productRows } from './products-csv.ts';
import { ownColumns } from './import/own-format.ts';
import { sendCsv } from '../../../lib/http/replies/csv-reply.ts';

/** CSV exports and imports of products. */
export const productStreams = (): StreamedCall[] => [
  {
    method: 'GET',
    path: '/api/products.csv',
    described: { summary: 'Products as CSV', gives: { type: 'text/csv' } },
    act: { word: 'products-exported' },
    who: 'owner',
    area: 'products',
    handle: async (request, _incoming, reply) =>
      sendCsv(reply, 'products.csv', ownColumns, productRows(request)),
  },
  importCall,
];
