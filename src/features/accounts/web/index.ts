export { countries, countryName } from './countries.ts';
export { afterSignIn, requireAccount } from './guards.ts';
