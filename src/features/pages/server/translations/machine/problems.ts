import type { Provider, ProviderProblem } from './provider.ts';
import { staffWords } from '../../staff-words.ts';

/** What a service is called on buttons and in sentences. */
export const nameOfService = ({ kind, model }: Pick<Provider, 'kind' | 'model'>): string =>
  kind === 'deepl' ? 'DeepL' : model;

/** A problem that may pass, for which nobody has to do anything. */
function passing(problem: ProviderProblem, name: string): string | undefined {
  const words = staffWords();
  switch (problem) {
    case 'too-often':
      return words.tooOften({ name });
    case 'too-slow':
      return words.tooSlow({ name });
    case 'down':
      return words.unreachable({ name });
    case 'reply':
      return words.unreadReply({ name });
    case 'limit':
      return words.translatedALot;
    default:
      return undefined;
  }
}

/** Why a translation of everything missing waits. */
export const sentenceOfWait = (problem: ProviderProblem, name: string): string =>
  staffWords()
    .nextAttempt({ happened: passing(problem, name) ?? '' })
    .trim();

/** What happened, and what to do. Says nothing that the service replied. */
export function sentenceOfProblem(problem: ProviderProblem, name: string): string {
  const happened = passing(problem, name);
  return happened ? staffWords().tryLater({ happened }) : lasting(problem, name);
}

function lasting(problem: ProviderProblem, name: string): string {
  const words = staffWords();
  switch (problem) {
    case 'key':
      return words.keyRefused({ name });
    case 'quota':
      return words.quotaUsedUp({ name });
    case 'address':
      return words.serviceNotFound({ name });
    case 'not-public':
      return words.serviceNotPublic({ name });
    case 'insecure':
      return words.serviceInsecure({ name });
    case 'moved':
      return words.serviceMoved({ name });
    case 'off':
      return words.machineOff;
    default:
      return words.serviceRefused({ name });
  }
}
