import { data, redirectDocument, type ActionFunctionArgs } from 'react-router';
import { siteAddress } from '../../../../lib/links/site-address.ts';
import { type AdminLanguage, adminLanguages } from '../../../../lib/messages/languages.ts';
import { text } from '../../../../lib/ui/form/problem.ts';
import { platformCalls } from './guards.ts';

/** A language is chosen by a form only. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const sent = await request.formData();
  const typed = text(sent, 'language');
  const language: AdminLanguage = adminLanguages.find((one) => one === typed) ?? 'en';
  await platformCalls(context)('POST /api/platform/language', { body: { language } });
  return redirectDocument(siteAddress(text(sent, 'next'), new URL(request.url).origin) ?? '/');
}
