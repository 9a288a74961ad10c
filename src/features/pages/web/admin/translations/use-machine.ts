import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import type { MachineFailure } from '../../../machine-translation-contract.ts';
import type { Translation } from '../../../translations-contract.ts';
import { callMachine, useServiceName } from './machine-calls.ts';
import { translationQuery } from './translation-calls.ts';
import type { TranslationWork } from './use-translation.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { translationsAdmin } from '../../../messages/admin-translations/area.ts';

export interface MachineWork {
  /** The service; `null` without one. */
  name: string | null;
  /** Translates these texts, or all that are missing or outdated. */
  translate: (keys?: readonly string[]) => void;
  /** `all`, or the key of the text that is being translated. */
  busy: string | null;
  /** Texts of the last translation that were left as they are. */
  failures: readonly MachineFailure[];
  dismiss: () => void;
}

/** As many as one call takes. */
const AT_ONCE = 500;

/** Drafts by the site's service: each call translates for some seconds, and says what is left. */
export function useMachine(
  { language, subject }: Translation,
  work: TranslationWork,
  sortAnew: (texts: Translation['texts']) => void,
): MachineWork {
  const words = useMessages(translationsAdmin);
  const queries = useQueryClient();
  const [failures, setFailures] = useState<readonly MachineFailure[]>([]);
  const { queryKey } = translationQuery(language, subject);
  const mutation = useMutation({
    mutationFn: async (given: readonly string[] | undefined) => {
      // What is being typed is never translated again.
      await work.flush();
      let keys = given;
      let translated = 0;
      const failed: MachineFailure[] = [];
      do {
        const reply = await callMachine('POST /api/translation/{language}/{subject}/machine', {
          params: { language, subject },
          body: keys ? { keys: keys.slice(0, AT_ONCE) } : {},
        });
        queries.setQueryData(queryKey, reply.translation);
        work.refill(reply.translation);
        // A suggestion for one text leaves the focus in its row.
        if (!given) sortAnew(reply.translation.texts);
        translated += reply.translated;
        failed.push(...reply.failures);
        keys = [...reply.left, ...(keys?.slice(AT_ONCE) ?? [])];
      } while (keys.length > 0);
      return { translated, failed };
    },
    onMutate: () => setFailures([]),
    onSuccess: ({ translated, failed }) => {
      setFailures(failed);
      if (translated > 0) tell(words.translatedCheck({ count: translated }));
      else if (failed.length === 0) tell(words.nothingToTranslate);
    },
    // What was translated before a failure is saved.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  const { variables, isPending } = mutation;
  return {
    name: useServiceName(),
    translate: (keys) => mutation.mutate(keys),
    busy: isPending ? (variables?.length === 1 ? (variables[0] ?? 'all') : 'all') : null,
    failures,
    dismiss: () => setFailures([]),
  };
}
