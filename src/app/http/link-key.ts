import { withoutLanguage } from '../../lib/links/language-paths.ts';
import type { RequestContext } from '../../lib/http/requests/request-context.ts';

const ORDER_PATH = /^\/account\/order\/[^?]*\?/;

/** Links in emails carry the key of the order. Calls of the screen that they open send it as script does. */
export function withLinkKey(context: RequestContext, url: string): RequestContext {
  if (!ORDER_PATH.test(withoutLanguage(url))) return context;
  const key = new URLSearchParams(url.slice(url.indexOf('?'))).get('key');
  if (!key) return context;
  const header: RequestContext['header'] = (name) => (name === 'x-order-key' ? key : context.header(name));
  return Object.assign(Object.create(context) as RequestContext, { header });
}
