import { data, redirectDocument, type LoaderFunctionArgs } from 'react-router';
import { wordsFor } from '../../../../lib/ui/screen.ts';
import { accountWords } from '../../messages/account/area.ts';
import { requireAccount } from '../guards.ts';

/**
 * What `/admin` is to the public screens: owners go through by a full load, others sign in first or are told no. The
 * server gives owners the admin before it comes to this, so here an owner asked it for something that it does not have.
 */
export async function loader(args: LoaderFunctionArgs): Promise<never> {
  const account = await requireAccount(args);
  if (!account.owner && !account.role)
    throw data({ sentence: wordsFor(args.context, accountWords).staffOnly }, { status: 403 });
  if (typeof document === 'undefined') throw data(null, { status: 404 });
  const { pathname, search } = new URL(args.request.url);
  throw redirectDocument(pathname + search);
}

export function Component() {
  return null;
}
