import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { variantOf } from '../../../../../lib/content/pictures.ts';
import { readEmbed } from '../../../embed-providers.ts';
import { EmbedFrame } from '../shared/embed-frame.tsx';
import type { VideoProps } from './block.ts';
import css from './video.module.css';

export function VideoView({ address, title, picture, caption, subtitles }: VideoProps & ViewContext) {
  const t = useMessages(blockWords);
  if (address === '') return null;
  const embed = readEmbed(address);
  if (embed) return <EmbedFrame embed={embed} title={title} picture={picture} caption={caption} />;
  return (
    <figure className={css.own}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner gives them where there are any */}
      <video
        className={css.player}
        src={address}
        poster={picture ? (variantOf(picture.src, 'w1280.webp') ?? picture.src) : undefined}
        aria-label={title || undefined}
        controls
        playsInline
        preload={picture ? 'none' : 'metadata'}
      >
        {subtitles && <track kind="captions" src={subtitles} default />}
        <a href={address}>{title || t.watchTheVideo}</a>
      </video>
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}
