export { countriesIn, countryName } from './countries.ts';
export { afterSignIn, requireAccount } from './guards.ts';
export { CodeField, EmailField, NewPasswordField } from './public/account-fields.tsx';
export { Codes, PasswordAct, RecoveryCodes } from './public/security/parts.tsx';
export type { Achieved } from './public/security/actions.ts';
