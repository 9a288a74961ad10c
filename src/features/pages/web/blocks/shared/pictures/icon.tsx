import css from './icon.module.css';
import { iconPaths, type IconName } from './icons.ts';

/** Decoration beside text; if it is alone, its link has an accessible name. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className={className ? `${css.icon} ${className}` : css.icon} aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
