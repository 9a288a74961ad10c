import type { Block, Field, Picture } from '../../../../../lib/content/block-kind.ts';
import { fieldValues, type PropPath } from '../canvas/prop-path.ts';
import { type Finding, hrefsIn, inBlock } from './finding.ts';
import { UUID } from '../../../../../lib/values/uuid.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { healthAdmin } from '../../../messages/admin-health/area.ts';

/** The library's record of a file: `null` if it no longer exists. */
export interface FileAround {
  alt: string;
  trashed: boolean;
  name: string;
}

/** By id; a missing entry is not loaded yet, and has no findings. */
export type FilesAround = ReadonlyMap<string, FileAround | null>;

const filePath = new RegExp(`^/files/(${UUID})/`);

/** The id in the address of a library file, `/files/{id}/…`. */
export const fileIdIn = (href: string): string | null => filePath.exec(href)?.[1] ?? null;

/** The approximate displayed width of an image on a desktop, in pixels; drawings (SVG) are sharp at any width. */
const SHOWN: Readonly<Record<string, number>> = {
  hero: 1400,
  section: 1600,
  'image full': 1100,
  'image medium': 640,
};
/** Behind a block in the width of the text. */
const SHOWN_BEHIND = 1100;
const SHOWN_OTHERWISE = 360;
/** An image that is stretched further than this looks blurred. */
const STRETCH = 1.5;
/** Maximum pixels per side of an external image, for which no smaller sizes are made. */
const HUGE = 2600;

/** The kinds with an image behind their text have it as `picture`, beside images of their own in lists. */
const isBehindText = ({ type, props }: Block, path: PropPath): boolean =>
  type === 'section' || ('backdrop' in props && path.join() === 'picture');

/** Zero for an image that was chosen before the background was set to none. */
function shownWidth(block: Block, path: PropPath): number {
  const { type, props } = block;
  if (isBehindText(block, path)) return props['backdrop'] === 'none' ? 0 : (SHOWN[type] ?? SHOWN_BEHIND);
  return SHOWN[type] ?? SHOWN[`${type} ${String(props['width'])}`] ?? SHOWN_OTHERWISE;
}

function sizeFinding(block: Block, path: PropPath, { src, file, width = 0, height = 0 }: Picture): Finding[] {
  const words = messagesNow(healthAdmin);
  const blockId = block.props.id;
  const wanted = shownWidth(block, path);
  if (width === 0 || wanted === 0 || /\.svg(?:[?#]|$)/i.test(src)) return [];
  if (width * STRETCH < wanted)
    return [
      {
        blockId,
        serious: false,
        says: words.anImageIsOnlyPixels({ width, wanted }),
      },
    ];
  // The library makes sizes that fit; an external image is always loaded whole.
  if (!file && Math.max(width, height) > HUGE)
    return [
      {
        blockId,
        serious: true,
        says: words.anExternalImageIsVery({ width, height }),
      },
    ];
  return [];
}

function wordsFinding(
  block: Block,
  path: PropPath,
  { alt, src, file }: Picture,
  files: FilesAround,
): Finding[] {
  const words = messagesNow(healthAdmin);
  // An image behind text is decoration and needs no alt text.
  if (isBehindText(block, path) || !src || alt.trim() !== '') return [];
  const known = file ? (files.get(file)?.alt.trim() ?? '') : '';
  return [
    {
      blockId: block.props.id,
      serious: true,
      says: words.anImageHasNoAlt,
      ...(known
        ? {
            fix: {
              label: words.useTheAltTextFrom,
              apply: inBlock(block.props.id, [...path, 'alt'], known),
            },
          }
        : {}),
    },
  ];
}

/** What is said about a file that is in the trash, or erased, by its use. */
const gone = {
  picture: { trashed: 'pictureInTrash', erased: 'pictureIsGone' },
  link: { trashed: 'linkToTrash', erased: 'linkToGoneFile' },
  linkInText: { trashed: 'linkInTextToTrash', erased: 'linkInTextToGoneFile' },
} as const;

function goneFinding(
  block: Block,
  path: PropPath,
  file: string,
  files: FilesAround,
  use: keyof typeof gone,
): Finding[] {
  const words = messagesNow(healthAdmin);
  const says = gone[use];
  const known = files.get(file);
  if (known === undefined || (known && !known.trashed)) return [];
  return [
    {
      blockId: block.props.id,
      serious: true,
      says: known ? words[says.trashed]({ name: known.name }) : words[says.erased],
      fix:
        use === 'picture'
          ? { label: words.removeImage, apply: inBlock(block.props.id, path, null) }
          : { label: words.removeLink, apply: inBlock(block.props.id, path, '') },
    },
  ];
}

/** Images without alt text, too small or too large, or no longer in the library. */
export function pictureFindings(block: Block, fields: Record<string, Field>, files: FilesAround): Finding[] {
  return [...fieldValues(fields, block.props, ['picture'])].flatMap(({ path, value }) => {
    const picture = value as Picture | null;
    if (!picture) return [];
    const lost = picture.file ? goneFinding(block, path, picture.file, files, 'picture') : [];
    return lost.length > 0
      ? lost
      : [...wordsFinding(block, path, picture, files), ...sizeFinding(block, path, picture)];
  });
}

/** Links and addresses that lead to deleted files. */
export function fileLinkFindings(block: Block, fields: Record<string, Field>, files: FilesAround): Finding[] {
  const found: Finding[] = [];
  for (const { path, value } of fieldValues(fields, block.props, ['link', 'text'])) {
    const id = typeof value === 'string' ? fileIdIn(value) : null;
    if (id) found.push(...goneFinding(block, path, id, files, 'link'));
  }
  for (const { value } of fieldValues(fields, block.props, ['richText']))
    for (const href of hrefsIn(value)) {
      const id = fileIdIn(href);
      const [lost] = id ? goneFinding(block, [], id, files, 'linkInText') : [];
      if (lost) found.push({ blockId: lost.blockId, serious: true, says: lost.says });
    }
  return found;
}
