import type { Translation } from '../../../messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  address: 'Morada',
  apartment: 'Andar, porta, etc.',
  city: '{kind, select, cityOrWard {Cidade ou bairro} suburb {Subúrbio} district {Distrito} other {Localidade}}',
  region:
    '{kind, select, state {Estado} stateOrTerritory {Estado ou território} provinceOrTerritory {Província ou território} provinceOrCity {Província ou cidade} county {Condado} countyOrCity {Condado ou cidade} region {Região} department {Departamento} district {Distrito} area {Zona} parish {Freguesia} island {Ilha} emirate {Emirado} governorate {Província} prefecture {Prefeitura} other {Província}}',
  postcode:
    '{kind, select, zipCode {Código ZIP} pinCode {Código PIN} eircode {Eircode} other {Código postal}}',
  enterAddress: 'Introduza a sua morada.',
  enter: 'Preencha o campo “{name}”.',
  choose: 'Escolha uma opção em “{name}”.',
  postcodeLike:
    'Introduza um {kind, select, zipCode {código ZIP} pinCode {código PIN} eircode {Eircode} other {código postal}} como {example}.',
} satisfies Translation<typeof en>;
