import type { Translation } from '../../../messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  address: 'Adresse',
  apartment: 'Appartement, étage, etc.',
  city: '{kind, select, cityOrWard {Ville ou arrondissement} suburb {Localité} district {District} other {Ville}}',
  region:
    '{kind, select, state {État} stateOrTerritory {État ou territoire} provinceOrTerritory {Province ou territoire} provinceOrCity {Province ou ville} county {Comté} countyOrCity {Comté ou ville} region {Région} department {Département} district {District} area {Secteur} parish {Paroisse} island {Île} emirate {Émirat} governorate {Gouvernorat} prefecture {Préfecture} other {Province}}',
  postcode: '{kind, select, zipCode {Code ZIP} pinCode {Code PIN} eircode {Eircode} other {Code postal}}',
  enterAddress: 'Saisissez votre adresse.',
  enter: 'Remplissez « {name} ».',
  choose: 'Faites un choix pour « {name} ».',
  postcodeLike:
    'Saisissez un {kind, select, zipCode {code ZIP} pinCode {code PIN} eircode {Eircode} other {code postal}} comme {example}.',
} satisfies Translation<typeof en>;
