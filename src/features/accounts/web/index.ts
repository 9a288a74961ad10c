export { countries, countriesIn, countryName } from './countries.ts';
export { afterSignIn, requireAccount } from './guards.ts';
