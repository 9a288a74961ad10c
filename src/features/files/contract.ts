import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { flag, id, idParams, instant, line, paging, version } from '../../lib/values/shapes.ts';
import { mostOfSite } from '../../lib/work/limit-table.ts';

/** The kind of a file for owners; the exact type is separate. */
const fileKind = z.enum(['image', 'audio', 'video', 'document', 'archive']);
export type FileKind = z.output<typeof fileKind>;

/** Folder names joined by `/`, without one at either end; `''` is the top level. */
export const folderPath = z
  .string()
  .trim()
  .max(300, 'At most 300 characters.')
  .regex(
    /^$|^(?!\.)[^/\\\p{Cc}\u202A-\u202E\u2066-\u2069]{1,80}(\/(?!\.)[^/\\\p{Cc}\u202A-\u202E\u2066-\u2069]{1,80}){0,7}$/u,
    'Use folder names of up to 80 characters, separated by /.',
  );
/** A share of the whole image's width or height, 0 to 1, from its upper left corner, whatever the crop. */
const share = z.number().min(0, 'At least 0.').max(1, 'At most 1.');
export const focus = z.strictObject({ x: share, y: share });
export const crop = z
  .strictObject({ x: share, y: share, width: share, height: share })
  .refine(
    ({ x, y, width, height }) =>
      width >= 0.01 && height >= 0.01 && x + width <= 1.0001 && y + height <= 1.0001,
    'Crop within the image.',
  );

export const file = z.object({
  _id: id,
  /** The same as `_id`. */
  mongoId: id,
  /** Path of the bytes, below `/files/`. Changes when the content is replaced; old ones redirect to the new one. */
  objectPath: z.string(),
  /** Media type, detected from the content. */
  type: z.string(),
  kind: fileKind,
  folder: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  width: z.int().optional(),
  height: z.int().optional(),
  /** Seconds. */
  duration: z.number().optional(),
  alt: z.string(),
  focus: focus.nullable(),
  crop: crop.nullable(),
  /** `waiting`: the image is being processed. `failed`: `problem` says why. */
  state: z.enum(['waiting', 'ready', 'failed']),
  problem: z.string().optional(),
  createdAt: instant,
  trashedAt: instant.nullable(),
  /** Without a public address, such as a sold download. Its `urls` don't work then. */
  private: z.boolean(),
  version,
  /**
   * Absolute paths on the site's host. For images only: `thumbnail` is 300x300, `whole` shows the owner the image
   * without its crop.
   */
  urls: z.object({ original: z.string(), thumbnail: z.string().optional(), whole: z.string().optional() }),
  /** True in the reply to an upload whose content existed already. */
  known: z.boolean().optional(),
});
export type LibraryFile = z.output<typeof file>;

/** A place that shows or sells a file, for "used in". */
const use = z.object({ what: z.string(), label: z.string(), href: z.string() });
export type FileUse = z.output<typeof use>;

const folder = z.object({ path: z.string(), files: z.int() });

const listing = {
  folder: folderPath.optional(),
  q: z.string().trim().max(100, 'At most 100 characters.').optional(),
  sort: z.enum(['newest', 'oldest', 'name', 'size']).default('newest'),
  trashed: flag.optional(),
  ...paging,
};

export const filesContract = contract({
  'GET /api/files': {
    summary: 'Files in the library, without the trash unless requested',
    who: 'owner',
    area: 'files',
    query: z.strictObject({
      type: z
        .union([z.string().max(100), z.array(z.string().max(100)).max(30)])
        .transform((value) => [value].flat())
        .optional(),
      kind: fileKind.optional(),
      /** Images without alt text. */
      undescribed: flag.optional(),
      ...listing,
    }),
    reply: z.array(file),
  },
  'GET /api/files/audio': {
    summary: 'Audio files in the library',
    who: 'owner',
    area: 'files',
    query: z.strictObject(listing),
    reply: z.array(file),
  },
  'GET /api/files/images': {
    summary: 'Images in the library',
    who: 'owner',
    area: 'files',
    query: z.strictObject(listing),
    reply: z.array(file),
  },
  'GET /api/files/folders': {
    summary: 'Folders and the number of files directly in each',
    who: 'owner',
    area: 'files',
    reply: z.array(folder).max(mostOfSite.folders),
  },
  'POST /api/files/folders': {
    summary: 'Create a folder',
    who: 'owner',
    area: 'files',
    body: z.strictObject({ path: folderPath }),
    reply: folder,
    status: 201,
    refusals: { conflict: {} },
  },
  'POST /api/files/folders/rename': {
    summary: 'Rename or move a folder with its contents',
    who: 'owner',
    area: 'files',
    body: z.strictObject({ from: folderPath, to: folderPath }),
    reply: folder,
    refusals: { conflict: {} },
  },
  'POST /api/files/folders/delete': {
    summary: 'Delete an empty folder',
    who: 'owner',
    area: 'files',
    body: z.strictObject({ path: folderPath }),
    reply: null,
    refusals: { conflict: {} },
  },
  'GET /api/file/{id}': {
    summary: 'One file',
    who: 'owner',
    area: 'files',
    params: idParams,
    reply: file,
  },
  'GET /api/file/{id}/uses': {
    summary: 'Where a file is used',
    who: 'owner',
    area: 'files',
    params: idParams,
    reply: z.array(use).max(500),
  },
  'PUT /api/file/{id}': {
    summary: 'Change name, folder, alt text, focal point, crop or visibility',
    who: 'owner',
    area: 'files',
    publishes: true,
    params: idParams,
    body: z.strictObject({
      name: line('a name', 200).optional(),
      folder: folderPath.optional(),
      alt: z.string().trim().max(300, 'At most 300 characters.').optional(),
      focus: focus.nullable().optional(),
      /** The image is processed again; until then, the earlier one is shown and `state` is `waiting`. */
      crop: crop.nullable().optional(),
      private: z.boolean().optional(),
      version: version.optional(),
    }),
    reply: file,
    refusals: { conflict: {}, 'stale-version': { current: file } },
  },
  'POST /api/files/move': {
    summary: 'Move several files into a folder',
    who: 'owner',
    area: 'files',
    body: z.strictObject({ files: z.array(id).min(1).max(500), folder: folderPath }),
    reply: z.object({ moved: z.int() }),
  },
  'POST /api/file/delete': {
    act: { word: 'files-deleted' },
    summary: 'Move a file to the trash; files in use only with force',
    who: 'owner',
    area: 'files',
    publishes: true,
    body: z.strictObject({ mongoId: id, objectPath: z.string().max(600), force: z.boolean().default(false) }),
    reply: null,
    refusals: { conflict: {}, 'file-in-use': { current: z.array(use).max(500) } },
  },
  'POST /api/files/restore': {
    summary: 'Restore files from the trash',
    who: 'owner',
    area: 'files',
    publishes: true,
    body: z.strictObject({ files: z.array(id).min(1).max(500) }),
    reply: z.object({ restored: z.int() }),
  },
  'POST /api/files/erase': {
    act: { word: 'files-erased' },
    summary: 'Permanently delete files in the trash; all of them if none are given',
    who: 'owner',
    area: 'files',
    publishes: true,
    body: z.strictObject({ files: z.array(id).min(1).max(500).optional() }),
    reply: z.object({ erased: z.int() }),
  },
  'GET /api/files/room': {
    summary: 'Storage used and its limits',
    who: 'owner',
    area: 'files',
    reply: z.object({
      /** Bytes, all three. */
      used: z.number(),
      perSite: z.number(),
      perFile: z.number(),
    }),
  },
});

/**
 * Outside the table, because their bodies or replies are streamed; all for the owner, within the site's limits:
 * - `POST /api/files/`: multipart, `folder?` and `private?` (`true`) first, then any number of `files`. All are stored or
 *   none; replies `201 [File]`.
 * - `POST /api/file/{id}/replace`: multipart, one `file`. Replies with the `File`, whose address changes; the old one redirects
 *   to it.
 * - `/api/files/uploads` and `/api/files/uploads/{id}`: resumable (https://tus.io/protocols/resumable-upload, 1.0.0, with
 *   creation, expiration and termination; metadata `filename`, `folder`, `replaces`, `private`). When complete, replies
 *   to PATCH and HEAD have the file's id in `x-file-id`, and `x-file-known: true` for content that existed already.
 * - `GET /api/files/zip?ids=a,b,c`, or `POST /api/files/zip` with a form that contains `ids`: a download of the original files.
 * - `GET /api/file/{id}/whole`: an image without its crop, for editing the crop.
 */
