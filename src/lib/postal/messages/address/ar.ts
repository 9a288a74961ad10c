import type { Translation } from '../../../messages/define.ts';
import type { en } from './en.ts';

export const ar = {
  address: 'العنوان',
  apartment: 'الشقة أو الطابق وما إلى ذلك',
  city: '{kind, select, cityOrWard {المدينة أو الحي} suburb {الضاحية} district {الحي} other {المدينة}}',
  region:
    '{kind, select, state {الولاية} stateOrTerritory {الولاية أو الإقليم} provinceOrTerritory {المقاطعة أو الإقليم} provinceOrCity {المقاطعة أو المدينة} county {المقاطعة} countyOrCity {المقاطعة أو المدينة} region {المنطقة} department {المقاطعة} district {الحي} area {المنطقة} parish {الأبرشية} island {الجزيرة} emirate {الإمارة} governorate {المحافظة} prefecture {المحافظة} other {المقاطعة}}',
  postcode: '{kind, select, zipCode {رمز ZIP} pinCode {رمز PIN} eircode {رمز Eircode} other {الرمز البريدي}}',
  enterAddress: 'أدخل عنوانك.',
  enter: 'املأ حقل «{name}».',
  choose: 'اختر قيمة لحقل «{name}».',
  postcodeLike:
    'أدخل {kind, select, zipCode {رمز ZIP} pinCode {رمز PIN} eircode {رمز Eircode} other {رمزًا بريديًا}} مثل {example}.',
} satisfies Translation<typeof en>;
