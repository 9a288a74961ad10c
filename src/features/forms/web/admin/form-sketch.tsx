import type { FieldType } from '../../field-types.ts';

interface Sketched {
  type: FieldType;
  width?: string | undefined;
}

const WIDTH = 160;
const PAD = 14;
/** Leaves space for the button; anything that would start below this is not drawn. */
const LAST = 62;
const GAP = 4;
const share = { full: 1, half: 0.5, third: 1 / 3 } as const;

interface Box {
  type: FieldType;
  x: number;
  y: number;
  wide: number;
  tall: number;
}

/** The position of each question, and where the last one ends. */
function layOut(fields: readonly Sketched[]): { boxes: Box[]; end: number } {
  const inner = WIDTH - 2 * PAD;
  const boxes: Box[] = [];
  const at = { x: 0, y: 0, high: 0 };
  for (const { type, width = 'full' } of fields) {
    const wide = inner * (share[width as keyof typeof share] ?? 1);
    if (at.x + wide > inner + 1) Object.assign(at, { x: 0, y: at.y + at.high, high: 0 });
    if (at.y > LAST) break;
    const tall = type === 'multiline' ? 30 : type === 'checkbox' ? 12 : 20;
    boxes.push({ type, x: PAD + at.x, y: PAD + at.y, wide: wide - (wide < inner ? GAP : 0), tall });
    Object.assign(at, { x: at.x + wide, high: Math.max(at.high, tall) });
  }
  return { boxes, end: PAD + at.y + at.high };
}

const outline = { fill: 'none', stroke: 'currentColor', strokeOpacity: 0.35, strokeWidth: 1.2 };
const words = { height: 3, rx: 1.5, fill: 'currentColor', opacity: 0.45 };

function Question({ type, x, y, wide, tall }: Box) {
  if (type === 'checkbox')
    return (
      <>
        <rect x={x} y={y} width={7} height={7} rx={1.5} {...outline} />
        <rect x={x + 11} y={y + 2} width={44} {...words} />
      </>
    );
  return (
    <>
      <rect x={x} y={y} width={Math.min(30, wide)} {...words} />
      {type === 'choice' || type === 'choices' ? (
        [0, 1, 2].map((n) => (
          <rect
            key={n}
            x={x + n * 26}
            y={y + 7}
            width={7}
            height={7}
            rx={type === 'choice' ? 3.5 : 1.5}
            {...outline}
          />
        ))
      ) : (
        <rect x={x} y={y + 6} width={wide} height={tall - 10} rx={2} {...outline} />
      )}
    </>
  );
}

/** A thumbnail of a form: labels, boxes and a button, laid out as in the form. */
export function FormSketch({ fields, title }: { fields: readonly Sketched[]; title: string }) {
  const { boxes, end } = layOut(fields);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 128`}
      role="img"
      aria-label={title}
      style={{ display: 'block', width: '100%' }}
    >
      {boxes.map((box, index) => (
        <Question key={index} {...box} />
      ))}
      <rect
        x={PAD}
        y={end + 3}
        width={40}
        height={11}
        rx={3}
        fill="var(--mantine-primary-color-filled)"
        opacity={0.85}
      />
    </svg>
  );
}
