import type { Provider, ProviderProblem } from './provider.ts';

const CHECK = 'under Settings, “Machine translation”';

/** What a service is called on buttons and in sentences. */
export const nameOfService = ({ kind, model }: Pick<Provider, 'kind' | 'model'>): string =>
  kind === 'deepl' ? 'DeepL' : model;

/** Problems that may pass, for which nobody has to do anything. */
const passing: Partial<Record<ProviderProblem, (name: string) => string>> = {
  'too-often': (name) => `${name} gets too many requests at the moment.`,
  'too-slow': (name) => `${name} took too long to reply.`,
  down: (name) => `${name} couldn’t be reached.`,
  reply: (name) => `The reply of ${name} couldn’t be read, so nothing was changed.`,
  limit: () => 'Your site has translated a lot within the last hour.',
};

/** Why a translation of everything missing waits. */
export const sentenceOfWait = (problem: ProviderProblem, name: string): string =>
  `${passing[problem]?.(name) ?? ''} The next attempt is in a few minutes.`.trim();

/** What happened, and what to do. Says nothing that the service replied. */
export function sentenceOfProblem(problem: ProviderProblem, name: string): string {
  const happened = passing[problem]?.(name);
  return happened ? `${happened} Try again later.` : lasting(problem, name);
}

function lasting(problem: ProviderProblem, name: string): string {
  switch (problem) {
    case 'key':
      return `${name} doesn’t accept the key. Check it ${CHECK}.`;
    case 'quota':
      return `The quota of your plan with ${name} is used up. Upgrade the plan, or translate the rest when the quota renews.`;
    case 'address':
      return `${name} wasn’t found. Check the address and the model ${CHECK}.`;
    case 'not-public':
      return `The address of ${name} isn’t on the public internet, so nothing was sent. Check it ${CHECK}.`;
    case 'insecure':
      return `The SSL certificate of ${name} isn’t valid, so nothing was sent.`;
    case 'moved':
      return `The address of ${name} redirects to another one, so nothing was translated. Check it ${CHECK}.`;
    case 'off':
      return `Machine translation is turned off. Choose a provider ${CHECK}.`;
    default:
      return `${name} refused the request. Check the model and your plan with the provider.`;
  }
}
