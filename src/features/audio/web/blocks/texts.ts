import { z } from 'zod';

/** Plain text of a block. PostgreSQL's `jsonb` cannot store NUL. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((value) => value.replaceAll('\u0000', ''))
    .default('');
