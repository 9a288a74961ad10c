import type { Pick } from '../edit/blocks/picks.ts';
import { BlockPicture } from './block-picture.tsx';
import { PagePicture } from './page-picture.tsx';
import css from './pictures.module.css';

/** A thumbnail of something to add. */
export function PickPicture({ pick: { key, blocks } }: { pick: Pick }) {
  if (!blocks) return <BlockPicture of={key} />;
  return (
    <span className={css.saved}>
      <PagePicture blocks={blocks} />
    </span>
  );
}
