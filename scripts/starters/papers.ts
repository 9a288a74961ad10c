import Sheets from 'pdfkit';

interface Paper {
  /** Below `src/app/starters/`. */
  file: string;
  title: string;
  lines: readonly string[];
}

/** Documents that visitors of the starter sites can download. */
export const papers: readonly Paper[] = [
  {
    file: 'association/papers/garden-rules.pdf',
    title: 'How we share the garden',
    lines: [
      'Everybody may come in. The gate is for the dogs.',
      'Water what is dry, whoever planted it.',
      'Take what you need; leave what somebody else may need more.',
      'Tools go back to the shed, clean.',
      'Nothing is sprayed. Snails are carried to the meadow, and told why.',
      'Two hours a month each, or cake.',
      'We decide together, on the second Sunday in February and whenever somebody asks.',
    ],
  },
  {
    file: 'association/papers/membership-form.pdf',
    title: 'Membership form',
    lines: [
      'Name ______________________________________________',
      'Address ____________________________________________',
      'Email or telephone _________________________________',
      'I join: by myself / as a household / as a group',
      'I should enjoy: digging / watering / bees / building / cooking / paperwork',
      'I pay this year: £ _______',
      'Date and signature __________________________________',
      'Please put it into the green box by the gate.',
    ],
  },
  {
    file: 'musician/music/press-sheet.pdf',
    title: 'Press sheet: Low Sun',
    lines: [
      'Low Sun is a record of four songs for the way home.',
      '1. Low Sun   2. Round Trip   3. Tideline   4. Third Floor',
      'Written and recorded on the third floor, mostly after midnight.',
      'You may use the pictures of this website with any article about the record.',
      'Interviews and concerts: please use the form on the contact page.',
    ],
  },
];

/** Contains no creation date, so that the bytes are always the same. */
export function paperOf({ title, lines }: Paper): Promise<Buffer> {
  const made = new Date('2026-01-01T00:00:00Z');
  const document = new Sheets({
    size: 'A4',
    margin: 72,
    info: { Title: title, CreationDate: made, ModDate: made },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(parts))));
  document.font('Helvetica-Bold').fontSize(24).text(title).moveDown();
  document.font('Helvetica').fontSize(13);
  for (const line of lines) document.text(line, { lineGap: 4 }).moveDown(0.8);
  document.end();
  return done;
}
