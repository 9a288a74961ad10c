import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/block-kind.ts';
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
  label: 'Map or player',
  hint: 'A map, music or a calendar of another service; loads when somebody asks for it.',
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
      label: 'Address',
      help: `From ${providerNames.join(', ')}. Paste the address or the code that they offer for sharing.`,
    },
    title: { kind: 'text', label: 'Title', help: 'Says what it is: “Where to find us”.' },
    picture: { kind: 'picture', label: 'Picture until it is loaded' },
    caption: { kind: 'text', label: 'Caption' },
  },
};
