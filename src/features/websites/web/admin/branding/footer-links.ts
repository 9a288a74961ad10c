import { safeHref } from '../../../../../lib/links/safe-href.ts';
import type { Branding } from '../../../brand-shapes.ts';

export type FooterLink = Branding['brand']['footer']['social'][number];

export const problemsOf = ({ label, href }: FooterLink) => ({
  label: label.trim() === '',
  href: safeHref(href) === null,
});

const isComplete = (link: FooterLink): boolean => !Object.values(problemsOf(link)).includes(true);

/** As “Add link” adds it. */
export const isBlank = ({ label, href }: FooterLink): boolean => label.trim() === '' && href.trim() === '';

/** Whether a link has been begun and can't be saved yet. */
export const hasHalfLinks = ({ brand }: Branding): boolean =>
  brand.footer.social.some((link) => !isBlank(link) && !isComplete(link));

/** The design without links that are still being typed. */
export const withCompleteLinks = (design: Branding): Branding => {
  const { brand } = design;
  const social = brand.footer.social.filter(isComplete);
  return { ...design, brand: { ...brand, footer: { ...brand.footer, social } } };
};
