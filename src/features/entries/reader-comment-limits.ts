/** Characters of a comment. Apart from the contract, so that visitors don’t load what checks it. */
export const MOST_COMMENT = 5_000;
