import { editedAt } from '../../features/pages/page-view.ts';
import { isUuid } from '../../lib/values/uuid.ts';
import type { Assets } from '../document.ts';

/** What a screen of the admin asks for once its code runs. The document asks for it, so that it does not come one after the other. */
export interface Ahead {
  modules: readonly string[];
  styles: readonly string[];
  /** Addresses of replies. */
  replies: readonly string[];
}

const nothing: Ahead = { modules: [], styles: [], replies: [] };

/** The page editor has by far the most code, and waits for a page and its frame. */
export function askedAhead(pathname: string, { editorParts }: Assets): Ahead {
  const found = editedAt(pathname);
  if (!found || (found.id && !isUuid(found.id))) return nothing;
  const { view, id } = found;
  const page = `/api/page?draft=true${id ? `&_id=${id}` : ''}`;
  const hasCanvas = view === 'edit' || view === 'edit2';
  const frame = hasCanvas && id ? [`/admin/pages/preview/${id}?brand=draft`] : [];
  return { ...editorParts, replies: [page, '/api/sections', '/api/pages?limit=500', ...frame] };
}
