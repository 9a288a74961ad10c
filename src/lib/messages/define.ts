/** Messages as they are written: ICU MessageFormat by key. */
export type Messages = Record<string, string>;

/** The next brace of a text: which one, what is before it and what follows. */
type NextBrace<Text extends string> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${infer Inner}}${infer Rest}`
    ? ['}', Inner, `${Rest}{${After}`]
    : ['{', Before, After]
  : Text extends `${infer Before}}${infer After}`
    ? ['}', Before, After]
    : null;

/** What follows the name of an argument: `{name}`, `{count, number}`, or the branches of a plural or select. */
type Argument<Rest extends string> = Rest extends `${infer Head}}${infer After}`
  ? Head extends `${infer Name}, plural,${string}`
    ? [Record<Name, number>, Rest, 'branches']
    : Head extends `${infer Name}, selectordinal,${string}`
      ? [Record<Name, number>, Rest, 'branches']
      : Head extends `${infer Name}, select,${string}`
        ? [Record<Name, string>, Rest, 'branches']
        : Head extends `${infer Name}, number${string}`
          ? [Record<Name, number>, After, 'text']
          : [Record<Head, string | number>, After, 'text']
  : never;

/** Reads a message brace by brace. `Open` is the stack of what is being read: text, or the branches of an argument. */
type Read<Text extends string, Open extends readonly string[], Found> =
  NextBrace<Text> extends [infer Brace, string, infer Rest extends string]
    ? Open extends readonly [infer Now, ...infer Outer extends readonly string[]]
      ? Brace extends '}'
        ? Read<Rest, Outer, Found>
        : Now extends 'branches'
          ? Read<Rest, ['text', ...Open], Found>
          : Argument<Rest> extends [infer More, infer After extends string, infer Kind]
            ? Kind extends 'branches'
              ? Read<
                  After extends `${string}{${infer Branch}` ? Branch : '',
                  ['text', 'branches', ...Open],
                  Found & More
                >
              : Read<After, Open, Found & More>
            : Found
      : Found
    : Found;

/** The arguments that a message takes, read from its English text. */
export type ArgumentsOf<Text extends string> = Read<Text, ['text'], unknown>;

/** A catalogue that can be used: a text without arguments is a string, another one a function of its arguments. */
export type Words<Source extends Messages> = {
  readonly [Key in keyof Source]: unknown extends ArgumentsOf<Source[Key]>
    ? string
    : (values: ArgumentsOf<Source[Key]>) => string;
};

/** A catalogue in another language: each message, none besides. */
export type Translation<Source extends Messages> = { readonly [Key in keyof Source]: string };

/** The English source of a catalogue. Its texts are kept as types, so that arguments are checked. */
export const defineMessages = <const Source extends Messages>(messages: Source): Source => messages;
