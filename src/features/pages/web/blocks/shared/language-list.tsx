import type { LanguageLink } from './shown-page.ts';

interface Props {
  links: readonly LanguageLink[];
  className: string | undefined;
  linkClassName: string | undefined;
  /** The surface that the list is on, if it isn't the one around it. */
  surface?: 'page';
}

/** Links to the page in each language, each marked as text of its language. */
export const LanguageList = ({ links, className, linkClassName, surface }: Props) => (
  <ul className={className} data-surface={surface}>
    {links.map(({ language, name, href, isHere }) => (
      <li key={language}>
        <a
          className={linkClassName}
          href={href}
          hrefLang={language}
          lang={language}
          aria-current={isHere ? 'true' : undefined}
        >
          {name}
        </a>
      </li>
    ))}
  </ul>
);
