import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { useWebsite } from '../../../../websites/web/index.ts';
import { pagePath } from '../../../slugs.ts';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { useEditorState } from '../edit/editor-context.ts';
import { usePageRole } from '../edit/page-role.ts';
import { allPagesQuery } from '../page-calls.ts';
import type { Finding } from './finding.ts';
import { pageFindings } from './page-findings.ts';
import { useFilesAround } from './use-files-around.ts';
import { useSections } from '../sections/section-calls.ts';

const none: Finding[] = [];

/** Milliseconds without a change. */
const QUIET = 400;

/** Computed when the user pauses; nothing is reported before the site's pages are loaded. */
export function usePageFindings(): Finding[] {
  const [content] = useDebouncedValue(
    useEditorState(({ history }) => history.present),
    QUIET,
  );
  const kinds = useBlockKinds();
  const colours = useWebsite().data?.colours ?? null;
  const sections = useSections();
  const { findings } = usePageRole();
  const kind = useEditorState(({ page }) => page.kind);
  const pages = useQuery(allPagesQuery).data;
  const files = useFilesAround(content);
  return useMemo(() => {
    if (!pages) return none;
    const paths = new Set(['/', ...pages.map(({ slug }) => pagePath(slug))]);
    const around = {
      kinds,
      paths,
      colours,
      files,
      sections: kind === 'section' ? null : sections,
      // Of neither, visitors see title or description.
      isPart: kind === 'section' || kind === 'layout',
    };
    return [...(findings?.(content.blocks) ?? []), ...pageFindings(content, around)];
  }, [content, kinds, colours, pages, files, sections, kind, findings]);
}
