import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { shownEnding, titleOf } from '../../../../files/file-labels.ts';
import { readableSize } from '../../../../files/readable-size.ts';
import { href, line } from '../shared/props.ts';

const file = z.strictObject({ title: line(160), href, kind: line(20), size: line(20), text: line(240) });

const schema = z.strictObject({ items: z.array(file).max(60).default([]) });
export type DownloadListProps = z.output<typeof schema>;

const samples = ['/files/programme.pdf', '/files/registration.pdf'];

export const downloadListBlock: BlockKind = {
  type: 'downloadList',
  label: 'Downloads',
  hint: 'Files to download: forms, menus, price lists, press photos.',
  group: 'action',
  schema,
  slots: [],
  defaults: {
    items: [
      {
        title: 'Annual programme',
        href: '/files/programme.pdf',
        kind: 'PDF',
        size: '1.2 MB',
        text: '',
      },
      {
        title: 'Registration form',
        href: '/files/registration.pdf',
        kind: 'PDF',
        size: '180 KB',
        text: 'Fill it in, print it and bring it with you.',
      },
    ],
  },
  fields: {
    items: {
      kind: 'list',
      label: 'Files',
      noun: 'file',
      titleField: 'title',
      fields: {
        title: { kind: 'text', label: 'Name' },
        href: { kind: 'link', label: 'File' },
        kind: {
          kind: 'text',
          label: 'File type',
          placeholder: 'PDF',
          help: 'Leave empty to use the file’s extension.',
        },
        size: { kind: 'text', label: 'Size', placeholder: '1.2 MB' },
        text: { kind: 'text', label: 'Description' },
      },
      newEntry: { title: 'New file', href: '', kind: '', size: '', text: '' },
      fill: {
        kind: 'any',
        label: 'Choose files',
        entry: ({ name, src, size }) => ({
          title: titleOf(name),
          href: src,
          kind: shownEnding(name),
          size: readableSize(size),
          text: '',
        }),
        isSample: ({ href: to }) => typeof to === 'string' && (to === '' || samples.includes(to)),
      },
      max: 60,
    },
  },
};
