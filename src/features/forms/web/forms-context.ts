import { createContext } from 'react';
import type { Form } from '../form-shapes.ts';

/** The result of a form sent without script, for rendering its page again. */
export interface FormOutcome {
  form: string;
  error: string;
  /** Field name → what is wrong. */
  fields: Record<string, string>;
  /** The input, so that none of it is lost. */
  values: Record<string, string[]>;
  /** Names of uploaded files, by id. */
  files: Record<string, string>;
}

export interface ShownForms {
  /** By id; a deleted one is not shown. */
  forms: Readonly<Record<string, Form>>;
  outcome?: FormOutcome | undefined;
  /** Id of a form that was just sent. */
  sent?: string | undefined;
  /** In the admin: nothing is sent, and missing parts are reported. */
  editing?: boolean;
  /** Shown in the section library if no form is chosen. */
  samples?: { contact: Form; newsletter: Form } | undefined;
}

/** The forms of the page around a block. */
export const FormsContext = createContext<ShownForms>({ forms: {} });
