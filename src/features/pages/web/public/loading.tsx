import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { layout } from '../../messages/layout/area.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { siteAddress } from '../../../../lib/links/site-address.ts';
import { afterSignIn } from '../../../accounts/web/index.ts';
import { loader as start } from '../start.ts';

/** Runs the start sequence, then continues to where the visitor was heading, or to /account. Never shown. */
export async function loader(args: LoaderFunctionArgs): Promise<never> {
  const { account } = await start(args);
  const url = new URL(args.request.url);
  const returnTo = url.searchParams.get('returnTo');
  if (account) throw afterSignIn(args, account, returnTo);
  const wanted = siteAddress(returnTo, url.origin);
  throw redirect(wanted ? `/account?${new URLSearchParams({ returnTo: wanted })}` : '/account');
}

export function Component() {
  const t = useMessages(layout);
  return <p>{t.loading}</p>;
}
