import type { Translation } from '../../../messages/define.ts';
import type { en } from './en.ts';

export const sv = {
  address: 'Gatuadress',
  apartment: 'Lägenhet, våning, c/o',
  city: '{kind, select, cityOrWard {Stad eller stadsdel} suburb {Förort} district {Distrikt} other {Ort}}',
  region:
    '{kind, select, state {Delstat} stateOrTerritory {Delstat eller territorium} provinceOrTerritory {Provins eller territorium} provinceOrCity {Provins eller stad} county {Län} countyOrCity {Län eller stad} region {Region} department {Departement} district {Distrikt} area {Område} parish {Församling} island {Ö} emirate {Emirat} governorate {Guvernement} prefecture {Prefektur} other {Provins}}',
  postcode: '{kind, select, zipCode {ZIP-kod} pinCode {PIN-kod} eircode {Eircode} other {Postnummer}}',
  enterAddress: 'Ange din adress.',
  enter: 'Fyll i ”{name}”.',
  choose: 'Välj ett alternativ för ”{name}”.',
  postcodeLike:
    'Ange {kind, select, zipCode {en ZIP-kod} pinCode {en PIN-kod} eircode {en Eircode} other {ett postnummer}} som {example}.',
} satisfies Translation<typeof en>;
