import { createContext } from 'react';
import type { Form } from '../form-shapes.ts';

/** What became of a form that was sent without script, so that its page is rendered anew. */
export interface FormOutcome {
  form: string;
  error: string;
  /** Field's name → what is wrong. */
  fields: Record<string, string>;
  /** What was typed, so that nothing of it is lost. */
  values: Record<string, string[]>;
  /** Names of files that have arrived, by their ids. */
  files: Record<string, string>;
}

export interface ShownForms {
  /** By id; one that is not there any more is not shown. */
  forms: Readonly<Record<string, Form>>;
  outcome?: FormOutcome | undefined;
  /** Id of a form that has just been sent. */
  sent?: string | undefined;
  /** In the admin: nothing is sent from here, and what is missing is said. */
  editing?: boolean;
  /** Drawn where no form is chosen yet, in the library of sections. */
  samples?: { contact: Form; newsletter: Form } | undefined;
}

/** The forms of the page around a block. */
export const FormsContext = createContext<ShownForms>({ forms: {} });
