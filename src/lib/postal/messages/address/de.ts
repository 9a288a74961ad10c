import type { Translation } from '../../../messages/define.ts';
import type { en } from './en.ts';

export const de = {
  address: 'Straße und Hausnummer',
  apartment: 'Adresszusatz',
  city: '{kind, select, cityOrWard {Stadt oder Bezirk} suburb {Vorort} district {Bezirk} other {Ort}}',
  region:
    '{kind, select, state {Bundesstaat} stateOrTerritory {Bundesstaat oder Territorium} provinceOrTerritory {Provinz oder Territorium} provinceOrCity {Provinz oder Stadt} county {Bezirk} countyOrCity {Bezirk oder Stadt} region {Region} department {Departamento} district {Distrikt} area {Gebiet} parish {Gemeinde} island {Insel} emirate {Emirat} governorate {Gouvernement} prefecture {Präfektur} other {Provinz}}',
  postcode: '{kind, select, zipCode {ZIP-Code} pinCode {PIN-Code} eircode {Eircode} other {Postleitzahl}}',
  enterAddress: 'Geben Sie Straße und Hausnummer ein.',
  enter: 'Füllen Sie „{name}“ aus.',
  choose: 'Treffen Sie eine Auswahl bei „{name}“.',
  postcodeLike:
    'Geben Sie {kind, select, zipCode {einen ZIP-Code} pinCode {einen PIN-Code} eircode {einen Eircode} other {eine Postleitzahl}} wie {example} ein.',
} satisfies Translation<typeof en>;
