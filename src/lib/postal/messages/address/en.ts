import { defineMessages } from '../../../messages/define.ts';

/** What the parts of an address are called, by country; `city`, `region` and `postcode` as within a sentence. */
export const en = defineMessages({
  address: 'Address',
  apartment: 'Apartment, suite, etc.',
  city: '{kind, select, townOrCity {town or city} cityOrWard {city or ward} suburb {suburb} district {district} other {city}}',
  region:
    '{kind, select, state {state} stateOrTerritory {state or territory} provinceOrTerritory {province or territory} provinceOrCity {province or city} county {county} countyOrCity {county or city} region {region} department {department} district {district} area {area} parish {parish} island {island} emirate {emirate} governorate {governorate} prefecture {prefecture} other {province}}',
  postcode:
    '{kind, select, zipCode {ZIP code} postalCode {postal code} pinCode {PIN code} eircode {Eircode} other {postcode}}',
  enterAddress: 'Enter your address.',
  enter: 'Enter your {name}.',
  choose: 'Choose your {name}.',
  postcodeLike:
    'Enter {kind, select, zipCode {a ZIP code} postalCode {a postal code} pinCode {a PIN code} eircode {an Eircode} other {a postcode}} like {example}.',
});
