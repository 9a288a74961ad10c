/** A start that cannot go on. The message is a sentence for the person at the terminal and says what to do. */
export class StartRefusal extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartRefusal';
  }
}
