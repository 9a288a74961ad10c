import type { Translation } from '../../../messages/define.ts';
import type { en } from './en.ts';

export const it = {
  address: 'Indirizzo',
  apartment: 'Interno, scala, ecc.',
  city: '{kind, select, cityOrWard {Città o circoscrizione} suburb {Sobborgo} district {Distretto} other {Città}}',
  region:
    '{kind, select, state {Stato} stateOrTerritory {Stato o territorio} provinceOrTerritory {Provincia o territorio} provinceOrCity {Provincia o città} county {Contea} countyOrCity {Contea o città} region {Regione} department {Dipartimento} district {Distretto} area {Zona} parish {Parrocchia} island {Isola} emirate {Emirato} governorate {Governatorato} prefecture {Prefettura} other {Provincia}}',
  postcode:
    '{kind, select, zipCode {Codice ZIP} postalCode {Codice postale} pinCode {Codice PIN} eircode {Eircode} other {CAP}}',
  enterAddress: 'Inserisci il tuo indirizzo.',
  enter: 'Compila il campo “{name}”.',
  choose: 'Scegli un’opzione per “{name}”.',
  postcodeLike:
    'Inserisci un {kind, select, zipCode {codice ZIP} postalCode {codice postale} pinCode {codice PIN} eircode {Eircode} other {CAP}} come {example}.',
} satisfies Translation<typeof en>;
