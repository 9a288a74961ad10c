import type { CrossTx } from '../../../../lib/db/database.ts';
import { invalid, unauthenticated } from '../../../../lib/errors.ts';
import { hashToken } from '../../../../lib/http/sessions/session-cookie.ts';
import type { GuessLimits, Trying } from '../guess-limits.ts';
import { hashNewPassword, passwordMatches } from '../passwords.ts';
import { type Browser, isKnownBrowser, rememberBrowser } from './known-browsers.ts';
import { spendCode } from '../security/codes.ts';
import { codeWrong, stepExpired } from '../security/refusals.ts';
import { say } from '../security/say.ts';
import type { Person, SignInStore } from './sign-in-store.ts';

/** The address of the client. */
type Client = Pick<Trying, 'address'>;

/** Verifying takes long: no connection is held meanwhile, and where there is nobody it costs the same. */
async function matching<P extends { password_hash: string }>(
  person: P | undefined,
  password: string,
): Promise<P | undefined> {
  return (await passwordMatches(person?.password_hash, password)) ? person : undefined;
}

/**
 * The first step of a sign-in.
 * @param then `enter` opens a session or begins a second step, and gives nothing where the account has changed meanwhile
 */
export async function signInByPassword<T extends CrossTx, P extends Person, R>(
  limits: GuessLimits,
  store: SignInStore<T, P>,
  client: Client & Browser,
  typed: { email: string; password: string },
  then: { enter: (tx: T, person: P) => Promise<R | undefined>; wrong?: () => void },
): Promise<{ person: P; entered: R }> {
  const known = await isKnownBrowser(store, client, typed.email);
  const trying = { site: store, address: client.address, known };
  await limits.signIn(trying, typed.email);
  const found = await store.run((tx) => store.byEmail(tx, typed.email));
  const person = await matching(found, typed.password);
  if (!person) {
    then.wrong?.();
    throw unauthenticated(say().wrongSignIn);
  }
  const entered = await store.run((tx) => then.enter(tx, person));
  if (!entered) throw unauthenticated(say().wrongSignIn);
  await limits.signedIn(trying, typed.email);
  return { person, entered };
}

/**
 * The second step of a sign-in.
 * @param then `enter` opens a session, and gives nothing where the account has changed meanwhile
 */
export async function passSecondStep<T extends CrossTx, P extends Person, R>(
  limits: GuessLimits,
  store: SignInStore<T, P>,
  { address }: Client,
  shown: { token: string; code: string },
  then: {
    enter: (tx: T, person: P, how: 'code' | 'recovery') => Promise<R | undefined>;
    wrong?: (person: P) => void;
  },
): Promise<{ person: P; entered: R }> {
  const hash = hashToken(shown.token);
  await limits.token({ site: store, address });
  // In a transaction of its own, so that a wrong code counts.
  const id = await store.run((tx) => store.tryStep(tx, hash));
  if (!id) throw stepExpired();
  await limits.code(store.id, id);
  const { person, entered } = await store.run(async (tx) => {
    const person = await store.byId(tx, id);
    const how = person && (await spendCode(store.codes(tx, id), shown.code));
    if (!how) return { person };
    if (!(await store.endStep(tx, hash))) throw stepExpired();
    return { person, entered: await then.enter(tx, person, how) };
  });
  if (person && entered) return { person, entered };
  if (person) then.wrong?.(person);
  throw unauthenticated(codeWrong());
}

/** Somebody who is signed in. */
interface SignedIn {
  id: string;
  email: string;
}

/**
 * Anyone who sits at a screen that was left open must not change how its account is entered.
 * @throws `400` for a wrong password
 */
export async function checkStoredPassword<T extends CrossTx, P extends Person>(
  limits: GuessLimits,
  store: SignInStore<T, P>,
  { address }: Client,
  { id, email }: SignedIn,
  password: string,
): Promise<P> {
  const trying = { site: store, address, known: true };
  await limits.signIn(trying, email);
  const person = await matching(await store.run((tx) => store.byId(tx, id)), password);
  if (!person) throw invalid(say().wrongNothingChanged, { password: say().wrongPassword });
  await limits.signedIn(trying, email);
  return person;
}

/**
 * A new password in place of one that is known.
 * @param replace sets the new hash if `old` is still the stored one, ends its sessions and opens a new one; undefined otherwise
 */
export async function changePassword<T extends CrossTx, P extends Person, R>(
  limits: GuessLimits,
  store: SignInStore<T, P>,
  { address }: Client,
  { id, email }: SignedIn,
  { current, next }: { current: string; next: string },
  replace: (tx: T, hashes: { old: string; hash: string }) => Promise<R | undefined>,
): Promise<R> {
  const wrong = () => invalid(say().wrongCurrent, { current: say().wrongPassword });
  const trying = { site: store, address, known: true };
  await limits.signIn(trying, email);
  const [found, known] = await store.run(
    async (tx) => [await store.byId(tx, id), await store.knownWords(tx, id)] as const,
  );
  const person = await matching(found, current);
  if (!person) throw wrong();
  const hash = await hashNewPassword(next, known, 'next');
  const result = await store.run((tx) => replace(tx, { old: person.password_hash, hash }));
  if (!result) throw wrong();
  await limits.signedIn(trying, email);
  return result;
}

/**
 * A new password by the token of an emailed link.
 * @param replace sets the new hash and ends what the old one opened; nothing where the account is gone
 */
export async function resetPassword<T extends CrossTx, P extends Person, R extends SignedIn>(
  limits: GuessLimits,
  store: SignInStore<T, P>,
  client: Client & Browser,
  { token, password }: { token: string; password: string },
  replace: (tx: T, reset: SignedIn & { hash: string }) => Promise<R | undefined>,
): Promise<R> {
  const spent = () => invalid(say().linkUsed, { token: say().tokenUsed });
  await limits.token({ site: store, address: client.address });
  const tokenHash = hashToken(token);
  // Before the link is used up, so that it is still good for a better password.
  const known = await store.run(async (tx) => {
    const owner = await store.byResetLink(tx, tokenHash);
    return owner && { email: owner.email, words: await store.knownWords(tx, owner.id) };
  });
  if (!known) throw spent();
  const hash = await hashNewPassword(password, known.words);
  const person = await store.run(async (tx) => {
    const id = await store.useResetLink(tx, tokenHash);
    if (!id) return undefined;
    rememberBrowser(tx, store.id, client, known.email);
    return replace(tx, { id, email: known.email, hash });
  });
  if (!person) throw spent();
  await limits.reset(store.id, person.email);
  return person;
}
