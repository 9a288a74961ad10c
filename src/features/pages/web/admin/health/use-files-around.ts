import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Picture } from '../../../../../lib/content/block-kind.ts';
import { walkTree } from '../../../../../lib/content/block-tree.ts';
import { CallError } from '../../../../../lib/http/client.ts';
import { callFiles } from '../../../../files/web/index.ts';
import { fieldValues } from '../canvas/prop-path.ts';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import type { Content } from '../edit/editor.ts';
import { type FileAround, fileIdIn, type FilesAround } from './file-findings.ts';
import { hrefsIn } from './finding.ts';

/** How long an answer may be reused, in milliseconds. */
const FRESH = 30_000;

async function lookUp(id: string): Promise<FileAround | null> {
  try {
    const { alt, trashedAt, name } = await callFiles('GET /api/file/{id}', { params: { id } });
    return { alt, name, trashed: trashedAt !== null };
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    throw error;
  }
}

/** The library's records of the files on the page. */
export function useFilesAround(content: Content): FilesAround {
  const kinds = useBlockKinds();
  const ids = useMemo(() => {
    const found = new Set<string>();
    for (const { block } of walkTree(content.blocks)) {
      const fields = kinds.get(block.type)?.fields ?? {};
      for (const { value } of fieldValues(fields, block.props, ['picture'])) {
        const { file } = (value ?? {}) as Partial<Picture>;
        if (file) found.add(file);
      }
      for (const { value } of fieldValues(fields, block.props, ['link', 'text', 'richText']))
        for (const href of typeof value === 'string' ? [value] : hrefsIn(value)) {
          const id = fileIdIn(href);
          if (id) found.add(id);
        }
    }
    return [...found].toSorted();
  }, [content.blocks, kinds]);
  // The map changes only with new answers, so that findings are not recomputed on every key.
  const combine = useCallback(
    (answers: { data: FileAround | null | undefined }[]) => {
      const known = new Map<string, FileAround | null>();
      answers.forEach(({ data }, index) => {
        const id = ids[index];
        if (data !== undefined && id !== undefined) known.set(id, data);
      });
      return known;
    },
    [ids],
  );
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['files', 'around', id],
      queryFn: () => lookUp(id),
      staleTime: FRESH,
    })),
    combine,
  });
}
