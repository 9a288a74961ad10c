import createDOMPurify, { type DOMPurify } from 'dompurify';
import { drawingTooLarge, drawingWithEntities, notADrawing, packedDrawing } from './problem.ts';
import { limits } from './limits.ts';

const SVG = 'http://www.w3.org/2000/svg';
const inlinePicture = /^data:image\/(png|jpeg|gif|webp);base64,[a-z0-9+/=\s]*$/i;
const isOwn = (address: string): boolean => /^\s*#[^\s"'()\\]*\s*$/.test(address);

/** Anything in a style that could load something, or hide that in escapes. */
const loads =
  /\\|@import|@font-face|@namespace|image-set|\bsrc\s*\(|expression|-moz-binding|behavior|javascript:|\/\/|https?:/i;
const url = /url\(\s*(["']?)([^"')]*)\1\s*\)?/gi;

function cleanStyle(style: string): string {
  const bare = style
    .replace(/\/\*[^]*?(\*\/|$)/g, ' ')
    .replace(/@(import|font-face|namespace)[^;{}]*(;|\{[^}]*\}|$)/gi, ' ')
    .replace(url, (whole, _quote, address: string) => (isOwn(address) ? whole : 'none'));
  const left = bare.replace(url, '');
  return loads.test(left) || /url/i.test(left) ? '' : bare;
}

/** Loaded on demand, because it is a third of what a start would load. */
const parser = async () => (await import('jsdom')).JSDOM;

let purifier: DOMPurify | undefined;

async function purify(): Promise<DOMPurify> {
  if (purifier) return purifier;
  const JSDOM = await parser();
  // Drawings are parsed in isolation; this window runs no scripts and loads nothing.
  const made = createDOMPurify(new JSDOM('').window);
  made.addHook('uponSanitizeAttribute', (node, attribute) => {
    const { attrName, attrValue } = attribute;
    if (/^(xlink:)?href$/.test(attrName)) {
      const isImage = /^(image|feimage)$/i.test(node.localName);
      attribute.keepAttr = isOwn(attrValue) || (isImage && inlinePicture.test(attrValue));
    } else if (/url|\\|image-set|src\s*\(/i.test(attrValue)) {
      const cleaned = cleanStyle(attrValue);
      attribute.attrValue = cleaned;
      attribute.keepAttr = cleaned !== '';
    }
  });
  made.addHook('uponSanitizeElement', (node) => {
    if (node.nodeName.toLowerCase() === 'style') node.textContent = cleanStyle(node.textContent ?? '');
  });
  purifier = made;
  return made;
}

/**
 * A drawing (SVG) without anything that runs or loads: scripts, handlers, foreign content, external addresses, imports.
 * @throws ImageProblem if it cannot be made safe
 */
export async function cleanDrawing(text: string): Promise<string> {
  if (text.startsWith('\u001F')) throw packedDrawing();
  if (text.length > limits.drawingBytes) throw drawingTooLarge();
  if (/<!entity/i.test(text)) throw drawingWithEntities();
  const bare = text.replace(/^\uFEFF/, '').replace(/<!doctype[^>[]*(\[[^\]]*\])?[^>]*>/i, '');
  const JSDOM = await parser();
  let document: Document;
  try {
    document = new JSDOM(bare, { contentType: 'image/svg+xml' }).window.document;
  } catch {
    throw notADrawing();
  }
  const root = document.documentElement;
  if (root.localName !== 'svg' || root.namespaceURI !== SVG || root.prefix) throw notADrawing();
  (await purify()).sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: ['a', 'foreignObject', 'script', 'animate', 'set', 'animateMotion', 'iframe'],
    ALLOW_DATA_ATTR: false,
  });
  const { XMLSerializer } = document.defaultView ?? {};
  if (!XMLSerializer) throw notADrawing();
  return new XMLSerializer().serializeToString(root);
}
