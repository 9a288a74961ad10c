import { messagesNow } from '../../../lib/messages/use-messages.ts';
import { searchAdmin } from '../../messages/admin-search/area.ts';
import { termsOf } from './destinations.ts';

const named = [
  ['/admin/pages/new', 'newPage'],
  ['/admin/products/new', 'addProduct'],
  ['/admin/products/collections/new', 'createCollection'],
  ['/admin/services/new', 'addService'],
  ['/admin/forms/new', 'newForm'],
] as const;

/** Things that the command palette can start, with the screen where each begins. */
export function creating(): { to: string; label: string; keywords: string }[] {
  const words = messagesNow(searchAdmin);
  return named.map(([to, name]) => ({ to, label: words[name], keywords: termsOf(name) }));
}
