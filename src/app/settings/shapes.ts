/** Shapes that several settings have. */
import { z } from 'zod';
import { isKey } from '../../lib/keyring.ts';
import { startWords } from '../messages/operator-start/words.ts';

/** Splits a setting at commas. */
export const listed = (setting = ''): string[] =>
  setting
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const within = (number: z.ZodCoercedNumber, least: number, most: number) => {
  const between = startWords.beBetween({ least, most });
  return number.min(least, between).max(most, between);
};

/** A number within limits, which its error names. */
export const numberFrom = (least: number, most: number) =>
  within(z.coerce.number(startWords.beNumber), least, most);

export const wholeNumberFrom = (least: number, most: number) =>
  within(z.coerce.number(startWords.beNumber).int(startWords.beWhole), least, most);

/** Keys of 32 bytes as base64, newest first. */
export const keyList = z
  .string()
  .transform(listed)
  .refine((keys) => keys.length > 0 && keys.every(isKey), startWords.beKeys)
  .default([]);
