import type { Connection } from '../../src/lib/db/roles.ts';
import { asAdmin } from './postgres.ts';

export interface MarkedWordpress {
  /** An import that was not started, and a finished one. */
  preview: string;
  done: string;
}

/** Imports with the site's mark in each text. */
export const markWordpress = (admin: Connection, websiteId: string, mark: string): Promise<MarkedWordpress> =>
  asAdmin(admin, async (client) => {
    const insert = async (status: string): Promise<string> => {
      const { rows } = await client.query<{ id: string }>(
        `insert into sitewright.wordpress_imports (website_id, file_name, source, origin, status, left_out)
           values ($1, $2 || '.xml', $2, 'https://' || $2 || '.example', $3, array[$2]) returning id`,
        [websiteId, mark, status],
      );
      const [row] = rows;
      if (!row) throw new Error('No import was made.');
      await client.query(
        `insert into sitewright.wordpress_items (website_id, import_id, position, kind, title, origin, data, notes)
           values ($1, $2, 0, 'page', $3, 'https://old.example/' || $3, jsonb_build_object('html', $3::text), array[$3])`,
        [websiteId, row.id, mark],
      );
      return row.id;
    };
    return { preview: await insert('preview'), done: await insert('done') };
  });
