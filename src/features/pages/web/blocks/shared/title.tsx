import type { ReactNode } from 'react';

export type TitleLevel = '1' | '2' | '3' | '4';

interface Props {
  level: TitleLevel;
  /** Only this one becomes the page's `h1`; others of level 1 look the same and are `h2`. */
  isTitle?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Title({ level, isTitle = false, className, children }: Props) {
  const Tag = level !== '1' ? (`h${level}` as const) : isTitle ? 'h1' : 'h2';
  return <Tag className={className}>{children}</Tag>;
}
