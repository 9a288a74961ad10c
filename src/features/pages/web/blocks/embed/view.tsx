import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { readEmbed } from '../../../embed-providers.ts';
import { EmbedFrame } from '../shared/embed-frame.tsx';
import type { EmbedProps } from './block.ts';

export function EmbedView({ address, title, picture, caption }: EmbedProps & ViewContext) {
  const embed = readEmbed(address);
  return embed && <EmbedFrame embed={embed} title={title} picture={picture} caption={caption} />;
}
