import { invalid } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import {
  guessLimits,
  hashNewPassword,
  passwordMatches,
  rememberBrowser,
  signInByPassword,
} from '../../../accounts/server/index.ts';
import { adminLanguageOf } from '../../../../lib/messages/languages.ts';
import { likelyLanguage, spokenLanguage } from '../../../../lib/messages/spoken-language.ts';
import { creatorsContract } from '../../creators-contract.ts';
import { platformMails } from '../mails/platform-mails.ts';
import { creatorWords } from '../creator-words.ts';
import type { CreatorServices } from '../services.ts';
import { passwordHandlers } from './creator-passwords.ts';
import { issueProof, proofHandlers } from './creator-proof.ts';
import { chooseLanguage } from './creator-language.ts';
import {
  creatorByEmail,
  creatorById,
  deleteCreator,
  insertCreator,
  keepLanguage,
} from './creator-queries.ts';
import { endShown, forgetSession, openSession, signIn, toCreator } from './creator-session.ts';
import { beginStep, stepHandlers } from './creator-steps.ts';
import { hasCodes } from './creator-step-queries.ts';
import { creatorsStore } from './creators-store.ts';
import { PLATFORM, trying } from './trying.ts';

export function creatorOperations(services: CreatorServices) {
  const { db, host } = services;
  const limits = guessLimits(db.limitsPool);
  const store = creatorsStore(services);
  const mails = platformMails(services);
  return operations(creatorsContract, {
    ...passwordHandlers(services, limits),
    ...proofHandlers(services, limits),
    ...stepHandlers(services, limits),

    'POST /api/platform/register': async (request, { body: { email, password } }) => {
      await limits.register(trying(request));
      const passwordHash = await hashNewPassword(password, [email, host]);
      const language = adminLanguageOf(spokenLanguage());
      const result = await db.acrossWebsites(async (tx) => {
        const creator = await insertCreator(tx, { email, passwordHash, language });
        const opened = creator && (await openSession(tx, request, creator.id));
        if (opened) rememberBrowser(tx, PLATFORM.id, request, email);
        // The owner of the address learns of the attempt; at most one email a day.
        await (opened
          ? mails.welcome(tx, creator, await issueProof(tx, creator.id))
          : mails.alreadyThere(tx, (await creatorByEmail(tx, email)) ?? { email, language }));
        return opened ? { creator, opened } : undefined;
      });
      if (!result) throw invalid(creatorWords().accountExists, { email: creatorWords().addressHasAccount });
      signIn(request, result.opened, result.creator);
      return toCreator(result.creator);
    },

    'POST /api/platform/login': async (request, { body }) => {
      const { person, entered } = await signInByPassword(limits, store, request, body, {
        enter: async (tx, creator) => {
          if (await hasCodes(tx, creator.id)) return beginStep(tx, creator);
          const opened = await openSession(tx, request, creator.id, { passwordHash: creator.password_hash });
          if (opened) rememberBrowser(tx, PLATFORM.id, request, creator.email);
          return opened && { opened };
        },
      });
      if ('secondStep' in entered) return entered;
      signIn(request, entered.opened, person);
      return toCreator(person);
    },

    'POST /api/platform/logout': async (request) => {
      await db.acrossWebsites((tx) => endShown(tx, request));
      forgetSession(request);
      return undefined;
    },

    'GET /api/platform/language': async () => ({ newSite: likelyLanguage() }),

    'POST /api/platform/language': async (request, { body: { language } }) => {
      const { by } = request;
      if (by) await db.acrossWebsites((tx) => keepLanguage(tx, by.creatorId, language));
      chooseLanguage(request, language);
      return undefined;
    },

    'GET /api/platform/me': async (request) => {
      const { by } = request;
      const creator = by && (await db.acrossWebsites((tx) => creatorById(tx, by.creatorId)));
      if (creator) return toCreator(creator);
      forgetSession(request);
      return null;
    },

    'POST /api/platform/delete': async (request, { body: { password } }) => {
      const { creatorId, email } = request.by;
      const attempt = { ...trying(request), known: true };
      await limits.signIn(attempt, email);
      const creator = await db.acrossWebsites((tx) => creatorById(tx, creatorId));
      const matches = await passwordMatches(creator?.password_hash, password);
      const gone =
        creator &&
        matches &&
        (await db.acrossWebsites(async (tx) => {
          if (!(await deleteCreator(tx, creatorId, creator.password_hash))) return false;
          await mails.forget(tx, email);
          return true;
        }));
      if (!gone) throw invalid(creatorWords().nothingDeleted, { password: creatorWords().incorrectPassword });
      await limits.signedIn(attempt, email);
      forgetSession(request);
      return undefined;
    },
  });
}
