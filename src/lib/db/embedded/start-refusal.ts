/** A start that cannot continue. The message tells the person at the terminal what to do. */
export class StartRefusal extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartRefusal';
  }
}
