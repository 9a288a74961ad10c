export { afterSignIn } from './guards.ts';
