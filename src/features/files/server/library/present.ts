import type { LibraryFile } from '../../contract.ts';
import { nameInAddress } from '../../file-names.ts';
import { isRaster } from '../../file-types.ts';
import type { FileRow } from './queries.ts';
import { saidProblem } from './said-problem.ts';

type Addressed = Pick<FileRow, 'id' | 'revision' | 'name'>;

/** The part of a file's address after `/files/`. */
export const objectPath = ({ id, revision, name }: Addressed): string =>
  `${id}/${revision}/${nameInAddress(name)}`;
export const fileAddress = (file: Addressed): string => `/files/${objectPath(file)}`;

export function presentFile(row: FileRow): LibraryFile {
  const { id, type, width, height, duration, problem } = row;
  return {
    _id: id,
    mongoId: id,
    objectPath: objectPath(row),
    type,
    kind: row.kind,
    folder: row.folder ?? '',
    name: row.name,
    size: row.size,
    ...(width === null || height === null ? {} : { width, height }),
    ...(duration === null ? {} : { duration }),
    alt: row.alt,
    focus: row.focus,
    crop: row.crop,
    state: row.state,
    ...(problem === null ? {} : { problem: saidProblem(problem) }),
    createdAt: row.created_at.toISOString(),
    trashedAt: row.trashed_at?.toISOString() ?? null,
    private: row.private,
    version: row.version,
    urls: {
      original: fileAddress(row),
      ...(row.kind === 'image' ? { thumbnail: `/files/${id}/${row.revision}/thumbnail.webp` } : {}),
      ...(isRaster(type) ? { whole: `/api/file/${id}/whole` } : {}),
    },
  };
}
