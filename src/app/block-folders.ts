import type { BlockView } from '../lib/content/block-kind.ts';

/** A `view.tsx`, whose only export is the view. */
export type ViewModule = Readonly<Record<string, BlockView<never>>>;

/** The type of the block whose view is in this file: its folder `rich-text` is `richText`. */
export const typeAt = (path: string): string =>
  path
    .replace(/^.*\/([^/]+)\/view\.tsx$/, '$1')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export function viewIn(module: ViewModule): BlockView<never> {
  const [view] = Object.values(module);
  if (!view) throw new Error('A view.tsx exports its view.');
  return view;
}
