import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useWebsite } from '../../../../websites/web/index.ts';
import { pagePath } from '../../../slugs.ts';
import { useBlockKinds } from '../edit/block-kinds-context.ts';
import { useEditorState } from '../edit/editor-context.ts';
import { allPagesQuery } from '../page-calls.ts';
import { type Finding, pageFindings } from './page-findings.ts';

const none: Finding[] = [];

/** Looked for when there is time between two letters; nothing is claimed before the site's pages are known. */
export function usePageFindings(): Finding[] {
  const content = useDeferredValue(useEditorState(({ history }) => history.present));
  const kinds = useBlockKinds();
  const colours = useWebsite().data?.colours ?? null;
  const pages = useQuery(allPagesQuery).data;
  return useMemo(() => {
    if (!pages) return none;
    const paths = new Set(['/', ...pages.map(({ slug }) => pagePath(slug))]);
    return pageFindings(content, { kinds, paths, colours });
  }, [content, kinds, colours, pages]);
}
