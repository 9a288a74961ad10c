import css from './icon.module.css';
import { iconPaths, type IconName } from './icons.ts';

/** Decoration beside words; where it stands alone its link has its own name. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className={className ? `${css.icon} ${className}` : css.icon} aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
