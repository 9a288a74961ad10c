import { Link } from '@mantine/tiptap';
import type { AnyExtension } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { safeHref } from '../../links/safe-href.ts';

const link = Link.configure({
  openOnClick: false,
  autolink: true,
  isAllowedUri: (uri) => safeHref(uri) !== null,
});

/** The extensions that a rich text may use (src/lib/content/rich-text.ts). */
export const richTextExtensions = [
  StarterKit.configure({ link: false, heading: { levels: [2, 3, 4] } }),
  // One library whose types are loaded twice: as CommonJS by Mantine, and as modules here.
  link as unknown as AnyExtension,
];
