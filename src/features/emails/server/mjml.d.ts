/** The package has no types. */
declare module 'mjml' {
  export default function mjml2html(
    source: string,
    options?: { validationLevel?: 'strict' | 'soft' | 'skip'; keepComments?: boolean },
  ): Promise<{ html: string; errors: { formattedMessage: string }[] }>;
}
