import { browserClient } from '../../../../../lib/http/client.ts';
import type { menusContract } from '../../../menus-contract.ts';
import { entriesOf, newRow, rowsOf } from './menu-tree.ts';

const call = browserClient<typeof menusContract>();
const MOST_LABEL = 60;

/** Adds a link at the end of the header's menu. @returns false if the menu has it already */
export async function addToHeader(label: string, href: string): Promise<boolean> {
  const { header, footer, version } = await call('GET /api/menus', {
    query: { subdomain: '', draft: 'true' },
  });
  const rows = rowsOf(header);
  if (rows.some((row) => row.href === href)) return false;
  const added = newRow({ label: label.slice(0, MOST_LABEL), href });
  await call('PUT /api/menus', {
    body: {
      header: entriesOf([...rows, added]),
      footer: entriesOf(rowsOf(footer)),
      subdomain: '',
      version,
    },
  });
  return true;
}
