import type { Branding } from '../../src/features/websites/brand-shapes.ts';
import { palettes } from '../../src/features/websites/palettes.ts';
import { defaultBrand } from '../../src/lib/theme/brand.ts';

/** A design with the mark in each of its texts. */
export const brandingOf = (mark: string): Branding => ({
  name: `Site of ${mark}`,
  logo: `/demo/${mark}.svg`,
  header: true,
  colours: palettes.harbour.colours,
  brand: {
    ...defaultBrand,
    palette: 'harbour',
    footer: { note: `Note of ${mark}`, social: [{ label: mark, href: `https://${mark}.example/` }] },
  },
});
