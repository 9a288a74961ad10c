import { data, redirectDocument, type ActionFunctionArgs } from 'react-router';
import { platformCalls } from './guards.ts';

/** Signing out is a form only. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  await platformCalls(context)('POST /api/platform/logout', { body: {} });
  return redirectDocument('/');
}
