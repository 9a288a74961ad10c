import type { ViewContext } from '../../../../../lib/block-kind.ts';
import { isOutside } from '../../../../../lib/safe-href.ts';
import { PictureFrame } from '../shared/picture-frame.tsx';
import type { ImageProps } from './block.ts';
import css from './image.module.css';

function Shown({ picture, ratio, rounded, isFirst }: ImageProps & ViewContext) {
  if (ratio !== 'natural' || !picture)
    return (
      <PictureFrame
        picture={picture}
        ratio={ratio === 'natural' ? 'landscape' : ratio}
        rounded={rounded}
        isFirst={isFirst}
      />
    );
  return (
    <img
      className={css.natural}
      data-rounded={rounded || undefined}
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'sync' : 'async'}
    />
  );
}

export function ImageView(props: ImageProps & ViewContext) {
  const { href, caption, width, picture } = props;
  return (
    <figure className={css.figure} data-width={width}>
      {href ? (
        <a
          className={css.link}
          href={href}
          rel={isOutside(href) ? 'noopener' : undefined}
          aria-label={picture?.alt ? undefined : caption || 'Open'}
        >
          <Shown {...props} />
        </a>
      ) : (
        <Shown {...props} />
      )}
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}
