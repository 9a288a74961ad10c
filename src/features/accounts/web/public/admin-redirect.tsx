import { data, redirectDocument, type LoaderFunctionArgs } from 'react-router';
import { wordsFor } from '../../../../lib/ui/screen.ts';
import { accountWords } from '../../messages/account/area.ts';
import { requireAccount } from '../guards.ts';

/**
 * `/admin` in the public router: owners continue with a full load, others sign in first or are refused. The
 * server gives owners the admin before this, so an owner here requested something that the admin does not have.
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
