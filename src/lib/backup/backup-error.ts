/** A backup that can't be made or restored. The message tells the operator what to do. */
export class BackupError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'BackupError';
  }
}
