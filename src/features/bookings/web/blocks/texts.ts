import { z } from 'zod';

/** Text that an owner writes in a block; empty by default. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((value) => value.replaceAll('\u0000', ''))
    .default('');
