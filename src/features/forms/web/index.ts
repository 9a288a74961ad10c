import { withMessages } from '../../../lib/messages/area.ts';
import { useMemo } from 'react';
import {
  useActionData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import type { Block } from '../../../lib/content/block-kind.ts';
import { walkTree } from '../../../lib/content/block-tree.ts';
import { callsOf, inPageLanguage } from '../../../lib/ui/screen.ts';
import type { formsContract } from '../contract.ts';
import type { FormOutcome, ShownForms } from './forms-context.ts';

export { FormsContext } from './forms-context.ts';

export type Forms = ShownForms['forms'];

/** Kinds of block that show a form. */
const showing = new Set(['form', 'newsletter']);

/** For loaders of pages: the forms on a page. */
export async function loadForms(
  context: LoaderFunctionArgs['context'],
  blocks: readonly Block[],
): Promise<Forms> {
  const wanted = new Set<string>();
  for (const { block } of walkTree(blocks)) {
    const id = block.props['form'];
    if (showing.has(block.type) && typeof id === 'string') wanted.add(id);
  }
  const call = callsOf<typeof formsContract>(context);
  const found = await Promise.all(
    // A deleted form leaves a gap, not a broken page.
    [...wanted].map((id) =>
      call('GET /api/form/{id}', { params: { id }, query: inPageLanguage(context) }).catch(() => null),
    ),
  );
  return Object.fromEntries(found.flatMap((form) => (form ? [[form._id, form]] : [])));
}

/** The form data of a page's blocks, from its loader and from a form sent without script. */
export function useShownForms(forms: Forms): ShownForms {
  const outcome = useActionData<FormOutcome>();
  const [query] = useSearchParams();
  const sent = query.get('sent') ?? undefined;
  return useMemo(() => ({ forms, outcome, sent }), [forms, outcome, sent]);
}

/** A page's action: handles a form sent without script. Server only. */
export const formAction = async (args: ActionFunctionArgs): Promise<unknown> =>
  (await withMessages(import('./public/form-action.ts'))).takeForm(args);
