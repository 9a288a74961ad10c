import { person } from './people.ts';
import type { Drawing } from './shapes.ts';

const green = '#1f6a45';
const coral = '#ef7a5a';

const face = (name: string, alt: string, features: Parameters<typeof person>[1]): Drawing => ({
  name,
  w: 1000,
  h: 1000,
  across: 640,
  alt,
  draw: (s) => person(s, features),
});

/** The people of the association. */
export const committee: readonly Drawing[] = [
  face('amina', 'Amina with dark curls and a yellow jumper', {
    skin: '#8d5a3a',
    hair: '#1b1210',
    style: 'curls',
    top: '#e9b637',
    ground: '#d4e8d3',
  }),
  face('george', 'George with a white beard, glasses and a green jumper', {
    skin: '#e6b795',
    hair: '#e9e4dc',
    style: 'short',
    top: green,
    beard: true,
    glasses: true,
    ground: '#f6dfc0',
  }),
  face('wen', 'Wen with a black bob and a coral top', {
    skin: '#e3b58c',
    hair: '#14110f',
    style: 'bob',
    top: coral,
    ground: '#d7e9ee',
  }),
  face('kasia', 'Kasia with long fair hair and a green apron', {
    skin: '#f0c6a4',
    hair: '#c99a54',
    style: 'long',
    top: '#f4efe2',
    over: green,
    ground: '#f3d3c4',
  }),
];
