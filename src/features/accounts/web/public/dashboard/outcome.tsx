import { useActionData } from 'react-router';
import { problemOf, type Problem } from '../../../../../lib/ui/form/problem.ts';

/** The result of a dashboard form. */
export interface Done {
  intent: string;
  done: string;
}

/** The result of the form with this intent, if it was the one sent. */
export function useOutcome(intent: string): { problem: Problem | undefined; done: string | undefined } {
  const result = useActionData<Problem | Done>();
  const done = result && 'done' in result && result.intent === intent ? result.done : undefined;
  return { problem: problemOf(result, intent), done };
}

export const DoneNote = ({ text }: { text: string | undefined }) => <p role="status">{text}</p>;
