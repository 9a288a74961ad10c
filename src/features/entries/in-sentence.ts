/** A name in the middle of a sentence: “Post” → “post”, but “FAQ entry” stays. */
export const inSentence = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
