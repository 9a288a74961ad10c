import { lazy, Suspense, useState } from 'react';
import type { ShownPicture } from '../../../../lib/pictures.ts';
import { PictureView } from '../../../../lib/ui/picture/picture-view.tsx';
import { atMost, partOf, rooms } from '../../../../lib/ui/picture/room.ts';
import { largestOf } from '../../../../lib/ui/picture/sources.ts';
import css from './product-gallery.module.css';

const Lightbox = lazy(async () => ({
  default: (await import('../../../../lib/ui/lightbox/lightbox.tsx')).Lightbox,
}));
const large = partOf(rooms.normal, 0.54, 900);
const small = atMost(rooms.normal, 96);

/** The pictures of a product: one large, the others to choose from, and the large one larger still. */
export function ProductGallery({ pictures, label }: { pictures: readonly ShownPicture[]; label: string }) {
  const [chosen, setChosen] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const picture = pictures[chosen] ?? pictures[0];
  if (!picture)
    return (
      <div className={css.empty} aria-hidden="true">
        {label.slice(0, 1)}
      </div>
    );
  return (
    <div className={css.gallery}>
      {/* Without script the link opens the picture itself. */}
      <a
        className={css.large}
        href={largestOf(picture)}
        data-replay
        aria-label={`Enlarge: ${picture.alt || label}`}
        onClick={(event) => {
          event.preventDefault();
          setZoomed(true);
        }}
      >
        <PictureView picture={picture} room={large} fit="cover" shape={1} isFirst />
      </a>
      {pictures.length > 1 && (
        <ul className={css.others} aria-label="Pictures">
          {pictures.map((one, index) => (
            <li key={`${index}-${one.src}`}>
              <button
                type="button"
                className={css.choice}
                aria-label={one.alt || `Picture ${index + 1} of ${pictures.length}`}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
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
