import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { providerNames } from '../../../embed-providers.ts';
import { embedAddress } from '../shared/embed-address.ts';
import { line, picture } from '../shared/props.ts';

const schema = z.strictObject({
  address: embedAddress,
  title: line(160),
  picture,
  caption: line(240),
});
export type EmbedProps = z.output<typeof schema>;

export const embedBlock: BlockKind = {
  type: 'embed',
  label: 'Embed',
  hint: 'A map, player or calendar from another service. Loads when visitors choose to.',
  group: 'media',
  schema,
  slots: [],
  defaults: {
    address: 'https://www.openstreetmap.org/?mlat=51.47690&mlon=-0.00050#map=16/51.47690/-0.00050',
    title: 'Where to find us',
    picture: null,
    caption: '',
  },
  fields: {
    address: {
      kind: 'text',
      label: 'Link or embed code',
      help: `Paste the link or embed code from ${providerNames.join(', ')}.`,
    },
    title: { kind: 'text', label: 'Title', help: 'Describes the content, such as “Where to find us”.' },
    picture: { kind: 'picture', label: 'Preview image' },
    caption: { kind: 'text', label: 'Caption' },
  },
};
