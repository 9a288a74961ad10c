import { commonest } from './commonest-passwords.ts';

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);
const stems = new Set(
  'password passwort passw0rd welcome qwerty letmein admin administrator login iloveyou monkey dragon football changeme test guest default secret'.split(
    ' ',
  ),
);
const likeLetters: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** True for passwords that anybody who guesses tries first. Case does not matter. */
export function isCommonPassword(typed: string): boolean {
  const plain = typed.toLowerCase();
  return (
    commonest.has(plain) ||
    commonest.has(asLetters(plain)) ||
    isRepeated(plain) ||
    isMadeOfRuns(plain) ||
    hasCommonStem(plain)
  );
}

/** `aaaaaaaa`, `abababab`, `123412341`: a piece of up to four characters again and again. */
function isRepeated(text: string): boolean {
  return [1, 2, 3, 4].some((length) => {
    const piece = text.slice(0, length);
    return (
      text.length >= length * 2 &&
      piece.repeat(Math.ceil(text.length / length)).slice(0, text.length) === text
    );
  });
}

/** `12345678`, `abcd1234`, `qwertyuiop`: nothing but neighbours in the alphabet or on the keyboard. */
function isMadeOfRuns(text: string): boolean {
  let left = text;
  while (left.length > 0) {
    const length = longestRun(left);
    if (length < 3) return false;
    left = left.slice(length);
  }
  return true;
}

function longestRun(text: string): number {
  let length = 1;
  while (length < text.length && runs.some((run) => run.includes(text.slice(0, length + 1)))) length += 1;
  return length;
}

/** `password1`, `Welcome2024!`, `p@ssw0rd`: a word that every list begins with, and digits or signs around it. */
function hasCommonStem(text: string): boolean {
  const bare = text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return stems.has(bare) || stems.has(asLetters(bare));
}

const asLetters = (text: string): string => text.replace(/[013457@$!]/g, (sign) => likeLetters[sign] ?? sign);
