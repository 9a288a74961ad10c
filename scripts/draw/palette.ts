/** One light, one palette: the studio's four glazes, its clay, its paper and the estuary outside. */
export const ink = '#1d2b2d';
export const paper = '#f7f1e4';
export const linen = '#eadfca';
export const estuary = '#1f5a60';
export const deep = '#143c42';
export const tide = '#6fa39c';
export const mist = '#cfded6';
export const oyster = '#f0e9db';
export const samphire = '#93a067';
export const moss = '#5f7048';
export const iron = '#8a4224';
export const clay = '#c67a52';
export const butter = '#e9bf68';
export const plum = '#5b3743';
export const wood = '#a8703f';
export const oak = '#c99a63';
export const shadow = '#1a1612';

export interface Glaze {
  /** The bare clay below the glaze line. */
  body: string;
  colour: string;
  /** Where the glaze is thin: rim and edges. */
  thin: string;
  /** Where the glaze pools. */
  thick: string;
  speckle: string;
  speckles: number;
  inside: string;
}

export const glazes = {
  estuary: {
    body: '#b9754f',
    colour: '#28666b',
    thin: '#9a6a45',
    thick: '#113d45',
    speckle: '#0c2a30',
    speckles: 60,
    inside: '#1d5158',
  },
  oyster: {
    body: '#c58a62',
    colour: '#efe6d3',
    thin: '#c99b6d',
    thick: '#fdf9ee',
    speckle: '#6b4127',
    speckles: 150,
    inside: '#e2d6bd',
  },
  samphire: {
    body: '#a9673f',
    colour: '#a3ac74',
    thin: '#b98d55',
    thick: '#6d7d4c',
    speckle: '#4b4a22',
    speckles: 90,
    inside: '#87925d',
  },
  lowTide: {
    body: '#9c5d3b',
    colour: '#6b3220',
    thin: '#c9793a',
    thick: '#2e1712',
    speckle: '#e0a254',
    speckles: 70,
    inside: '#43211a',
  },
  raw: {
    body: '#c98b66',
    colour: '#cf9470',
    thin: '#dba983',
    thick: '#b77752',
    speckle: '#7b4529',
    speckles: 40,
    inside: '#a56a49',
  },
  wet: {
    body: '#9a6b52',
    colour: '#a5755a',
    thin: '#c39578',
    thick: '#7c513c',
    speckle: '#5a3526',
    speckles: 24,
    inside: '#714b39',
  },
  butter: {
    body: '#b97550',
    colour: '#e2b65f',
    thin: '#b9783c',
    thick: '#c6923a',
    speckle: '#7a4a20',
    speckles: 80,
    inside: '#c8993f',
  },
} satisfies Record<string, Glaze>;
