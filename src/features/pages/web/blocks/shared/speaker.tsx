import type { Picture } from '../../../../../lib/content/block-kind.ts';
import { Face } from './pictures/face.tsx';
import css from './speaker.module.css';

interface Props {
  person: string;
  role: string;
  picture: Picture | null;
  size: 'normal' | 'small';
}

/** The author of a quotation; nothing if there is no name. */
export function Speaker({ person, role, picture, size }: Props) {
  if (!person && !role) return null;
  return (
    <figcaption className={css.caption} data-size={size}>
      {picture && <Face className={css.face} picture={picture} size={size === 'small' ? 48 : 56} />}
      <span className={css.names}>
        {person && <span className={css.person}>{person}</span>}
        {role && <span className={css.role}>{role}</span>}
      </span>
    </figcaption>
  );
}
