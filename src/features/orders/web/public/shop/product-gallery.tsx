import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { shopWords } from '../../../messages/shop/area.ts';
import { withMessages } from '../../../../../lib/messages/area.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ShownPicture } from '../../../../../lib/content/pictures.ts';
import { inlineSign } from '../../../../../lib/ui/behaviour/inline-direction.ts';
import { PictureView } from '../../../../../lib/ui/picture/picture-view.tsx';
import { atMost, partOf, rooms } from '../../../../../lib/ui/picture/room.ts';
import { largestOf } from '../../../../../lib/ui/picture/sources.ts';
import css from './product-gallery.module.css';

const Lightbox = lazy(async () => ({
  default: (await withMessages(import('../../../../../lib/ui/lightbox/lightbox.tsx'))).Lightbox,
}));
const large = partOf(rooms.normal, 0.54, 900);
const small = atMost(rooms.normal, 96);

/** A product's images: a strip to swipe, thumbnails, and a lightbox. */
export function ProductGallery({ pictures, label }: { pictures: readonly ShownPicture[]; label: string }) {
  const t = useMessages(shopWords);
  const [chosen, setChosen] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const strip = useRef<HTMLUListElement>(null);
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    // Negative in right-to-left text.
    setChosen(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)));
  };
  // It may have been swiped before script took over.
  useEffect(follow, []);
  if (pictures.length === 0)
    return (
      <div className={css.empty} aria-hidden="true">
        {label.slice(0, 1)}
      </div>
    );
  const choose = (index: number) => {
    setChosen(index);
    const list = strip.current;
    list?.scrollTo({ left: list.clientWidth * index * inlineSign(list) });
  };
  return (
    <div className={css.gallery}>
      <ul ref={strip} className={css.strip} aria-label={t.pictures} onScroll={follow}>
        {pictures.map((picture, index) => (
          <li key={`${index}-${picture.src}`}>
            {/* Without script the link opens the picture itself. */}
            <a
              className={css.large}
              href={largestOf(picture)}
              data-replay
              aria-label={t.enlarge({ value: picture.alt || label })}
              onClick={(event) => {
                event.preventDefault();
                setChosen(index);
                setZoomed(true);
              }}
            >
              <PictureView picture={picture} room={large} fit="cover" shape={1} isFirst={index === 0} />
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className={css.others} aria-label={t.productImages}>
          {pictures.map((one, index) => (
            <li key={`${index}-${one.src}`}>
              <button
                type="button"
                className={css.choice}
                aria-label={one.alt || t.pictureOf({ value: index + 1, length: pictures.length })}
                aria-pressed={index === chosen}
                onClick={() => choose(index)}
              >
                <PictureView picture={{ ...one, alt: '' }} room={small} fit="cover" shape={1} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed && (
        <Suspense fallback={null}>
          <Lightbox
            pictures={pictures.map((one) => ({ picture: one, caption: one.alt }))}
            first={chosen}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
