import { type WidthGroup, widthGroups } from '../../../../../../lib/content/widths.ts';

export const widthLabels: Record<WidthGroup, { label: string; many: string }> = {
  wide: { label: 'Wide', many: 'wide screens' },
  desktop: { label: 'Desktop', many: 'desktop screens' },
  tablet: { label: 'Tablet', many: 'tablets' },
  phone: { label: 'Phone', many: 'phones' },
};

/** “hidden on tablets and phones”; empty if it is visible everywhere. */
export function hiddenInWords(hiddenOn: readonly WidthGroup[]): string {
  if (hiddenOn.length === 0) return '';
  if (hiddenOn.length === widthGroups.length) return 'hidden everywhere';
  const names = hiddenOn.map((group) => widthLabels[group].many);
  return `hidden on ${new Intl.ListFormat('en-GB').format(names)}`;
}
