/** A question with answers to choose from, as visitors read it. */
export interface WithOptions {
  options?: readonly string[] | undefined;
  /** What the options are called in the language asked for; answers still name them as in `options`. */
  optionTexts?: string[] | undefined;
}

/** Gives options texts beside them, over which a translation can be laid. */
export const besideOptions = <Q extends WithOptions>(questions: readonly Q[]): Q[] =>
  questions.map((question) =>
    question.options ? { ...question, optionTexts: [...question.options] } : question,
  );

/**
 * Removes texts that say nothing else than the options, or give two of them one text: visitors choose by text, so these couldn't be
 * told apart.
 */
export const distinctOptions = <Q extends WithOptions>(questions: readonly Q[]): Q[] =>
  questions.map((question) => {
    const { optionTexts = [], options = [], ...rest } = question;
    const isDistinct = new Set(optionTexts).size === options.length;
    return isDistinct && optionTexts.some((text, at) => text !== options[at])
      ? question
      : ({ ...rest, ...(question.options ? { options } : {}) } as unknown as Q);
  });
