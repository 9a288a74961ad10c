import { createElement } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ShownEntry } from '../../features/entries/entry-shapes.ts';
import * as entryScreen from '../../features/entries/web/public/entry.tsx';
import { type Shown, showEntry } from '../../features/entries/web/public/show-entry.ts';
import type { Page } from '../../features/pages/contract.ts';
import * as pageScreen from '../../features/pages/web/public/page.tsx';
import type { Parts } from '../../features/pages/web/index.ts';
import type { ScreenHandle } from '../../lib/ui/screen.ts';

export type Draft = (Parts & { page: Page }) | Shown;

const isEntry = (draft: Draft): draft is Shown => 'entry' in draft;

/**
 * For loaders of previews.
 * @param around asks for what is shown instead of the page, by its kind: the draft of an entry, or the entry in a layout
 */
export async function draftOf(
  context: LoaderFunctionArgs['context'],
  draft: Parts & { page: Page },
  around: Partial<Record<NonNullable<Page['kind']>, () => Promise<ShownEntry>>>,
): Promise<Draft> {
  const entry = draft.page.kind && around[draft.page.kind];
  return entry ? showEntry(context, await entry()) : draft;
}

/** The head of the screen that visitors would see. */
export const draftHead: NonNullable<ScreenHandle<Draft | undefined>['head']> = (draft, language) => {
  const head =
    draft && isEntry(draft)
      ? entryScreen.handle.head?.(draft, language)
      : pageScreen.handle.head?.(draft, language);
  return { title: '', ...head };
};

/** A draft as visitors would see it: of a page, or of an entry with its title and fields. */
export const ShownDraft = () =>
  createElement(isEntry(useLoaderData<Draft>()) ? entryScreen.Component : pageScreen.Component);
