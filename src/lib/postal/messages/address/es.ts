import type { Translation } from '../../../messages/define.ts';
import type { en } from './en.ts';

export const es = {
  address: 'Dirección',
  apartment: 'Piso, puerta, etc.',
  city: '{kind, select, cityOrWard {Ciudad o distrito} suburb {Barrio} district {Distrito} other {Localidad}}',
  region:
    '{kind, select, state {Estado} stateOrTerritory {Estado o territorio} provinceOrTerritory {Provincia o territorio} provinceOrCity {Provincia o ciudad} county {Condado} countyOrCity {Condado o ciudad} region {Región} department {Departamento} district {Distrito} area {Zona} parish {Parroquia} island {Isla} emirate {Emirato} governorate {Gobernación} prefecture {Prefectura} other {Provincia}}',
  postcode:
    '{kind, select, zipCode {Código ZIP} pinCode {Código PIN} eircode {Eircode} other {Código postal}}',
  enterAddress: 'Introduce tu dirección.',
  enter: 'Rellena «{name}».',
  choose: 'Elige una opción en «{name}».',
  postcodeLike:
    'Introduce un {kind, select, zipCode {código ZIP} pinCode {código PIN} eircode {Eircode} other {código postal}} como {example}.',
} satisfies Translation<typeof en>;
