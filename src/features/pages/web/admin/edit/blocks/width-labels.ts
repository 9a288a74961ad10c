import { type WidthGroup, widthGroups } from '../../../../../../lib/content/widths.ts';
import { adminLocale } from '../../../../../../lib/admin-ui/admin-locale.ts';
import { messagesNow } from '../../../../../../lib/messages/use-messages.ts';
import { stylingAdmin } from '../../../../messages/admin-styling/area.ts';

const labels = (group: WidthGroup) => ({
  get label() {
    return messagesNow(stylingAdmin)[group];
  },
  /** Several of them, as in “on phones”. */
  get many() {
    return messagesNow(stylingAdmin).manyScreens({ group });
  },
});

export const widthLabels: Record<WidthGroup, { label: string; many: string }> = {
  wide: labels('wide'),
  desktop: labels('desktop'),
  tablet: labels('tablet'),
  phone: labels('phone'),
};

/** “hidden on tablets and phones”; empty if it is visible everywhere. */
export function hiddenInWords(hiddenOn: readonly WidthGroup[]): string {
  const words = messagesNow(stylingAdmin);
  if (hiddenOn.length === 0) return '';
  if (hiddenOn.length === widthGroups.length) return words.hiddenEverywhere;
  const names = hiddenOn.map((group) => widthLabels[group].many);
  return words.hiddenOn({ names: new Intl.ListFormat(adminLocale()).format(names) });
}
