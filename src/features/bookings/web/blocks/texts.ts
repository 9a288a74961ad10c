import { z } from 'zod';

/** Words that an owner writes into a block; empty unless given. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((value) => value.replaceAll('\u0000', ''))
    .default('');
