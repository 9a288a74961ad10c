import { editedAt } from '../../features/pages/page-view.ts';
import { isUuid } from '../../lib/values/uuid.ts';
import type { Assets } from '../document.ts';

/** What a screen of the admin asks for once its code runs. The document asks for it, so that it does not come one after the other. */
export interface Ahead {
  modules: readonly string[];
  styles: readonly string[];
  /** The address of the layout around the blocks. Calls are not asked for, because a link can't name the site, as each call does. */
  frame: string | null;
}

const nothing: Ahead = { modules: [], styles: [], frame: null };

/** The page editor has by far the most code, and waits for the layout around the blocks. */
export function askedAhead(pathname: string, { editorParts }: Assets): Ahead {
  const found = editedAt(pathname);
  if (!found || (found.id && !isUuid(found.id))) return nothing;
  const { view, id } = found;
  const hasCanvas = view === 'edit' || view === 'edit2';
  return { ...editorParts, frame: hasCanvas && id ? `/admin/pages/preview/${id}?brand=draft` : null };
}
