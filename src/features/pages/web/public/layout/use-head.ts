import { useLayoutEffect } from 'react';
import { useMatches } from 'react-router';
import { useLanguage } from '../../../../../lib/messages/use-messages.ts';
import type { ScreenHandle } from '../../../../../lib/ui/screen.ts';
import { documentTitle } from '../../../document-title.ts';

/** Updates title and minimum height with the screen; the server wrote them for the first one. */
export function useHead(siteName: string): void {
  const language = useLanguage();
  const match = useMatches().findLast(({ handle }) => (handle as ScreenHandle | undefined)?.head);
  const head = (match?.handle as ScreenHandle | undefined)?.head?.(match?.loaderData, language);
  const title = documentTitle(head?.title ?? '', siteName);
  const height = `${head?.height ?? 100}svh`;
  // Runs before the effects of an error screen, which sets a better title.
  useLayoutEffect(() => {
    document.title = title;
    document.documentElement.style.setProperty('--page-height', height);
  }, [title, height]);
}
