export { afterSignIn, requireAccount } from './guards.ts';
