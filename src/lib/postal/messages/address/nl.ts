import type { Translation } from '../../../messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  address: 'Straat en huisnummer',
  apartment: 'Toevoeging, appartement, enz.',
  city: '{kind, select, cityOrWard {Stad of wijk} suburb {Voorstad} district {District} other {Plaats}}',
  region:
    '{kind, select, state {Staat} stateOrTerritory {Staat of territorium} provinceOrTerritory {Provincie of territorium} provinceOrCity {Provincie of stad} county {Graafschap} countyOrCity {Graafschap of stad} region {Regio} department {Departement} district {District} area {Gebied} parish {Parochie} island {Eiland} emirate {Emiraat} governorate {Gouvernement} prefecture {Prefectuur} other {Provincie}}',
  postcode: '{kind, select, zipCode {ZIP-code} pinCode {PIN-code} eircode {Eircode} other {Postcode}}',
  enterAddress: 'Vul je straat en huisnummer in.',
  enter: 'Vul ‘{name}’ in.',
  choose: 'Kies een optie bij ‘{name}’.',
  postcodeLike:
    'Vul een {kind, select, zipCode {ZIP-code} pinCode {PIN-code} eircode {Eircode} other {postcode}} in, zoals {example}.',
} satisfies Translation<typeof en>;
