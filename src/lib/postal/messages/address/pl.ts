import type { Translation } from '../../../messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  address: 'Ulica i numer',
  apartment: 'Numer mieszkania, piętro itp.',
  city: '{kind, select, cityOrWard {Miasto lub dzielnica} suburb {Przedmieście} district {Dzielnica} other {Miejscowość}}',
  region:
    '{kind, select, state {Stan} stateOrTerritory {Stan lub terytorium} provinceOrTerritory {Prowincja lub terytorium} provinceOrCity {Prowincja lub miasto} county {Hrabstwo} countyOrCity {Hrabstwo lub miasto} region {Region} department {Departament} district {Dystrykt} area {Obszar} parish {Parafia} island {Wyspa} emirate {Emirat} governorate {Gubernatorstwo} prefecture {Prefektura} other {Prowincja}}',
  postcode: '{kind, select, zipCode {Kod ZIP} pinCode {Kod PIN} eircode {Eircode} other {Kod pocztowy}}',
  enterAddress: 'Podaj ulicę i numer.',
  enter: 'Wypełnij pole „{name}”.',
  choose: 'Wybierz opcję w polu „{name}”.',
  postcodeLike:
    'Podaj {kind, select, zipCode {kod ZIP} pinCode {kod PIN} eircode {Eircode} other {kod pocztowy}}, na przykład {example}.',
} satisfies Translation<typeof en>;
