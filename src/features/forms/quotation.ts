/** The line above a quotation, in several languages: "On Monday Ada Brook wrote:", "Am 3. März schrieb Ada:". */
const attribution = /^(on|am|le|el|il|op|den|em|w dniu)\b.{0,300}:\s*$/iu;
const outlook = /^(-{2,}\s*original|-{2,}\s*urspr|_{10,}\s*$|from:\s.{0,200}@|von:\s.{0,200}@)/iu;
/** An attribution may be wrapped over lines. */
const ATTRIBUTION_LINES = 3;

/**
 * The text of an email reply, without the quotation below it. Every line is examined once or twice, however hostile the input.
 * If nothing else would be left, it is the whole text.
 */
export function withoutQuotation(text: string): string {
  const lines = text.replaceAll('\r', '').split('\n');
  let end = lines.findIndex((line) => outlook.test(line.slice(0, 400).trim()));
  if (end < 0) end = lines.length;
  while (end > 0 && /^\s*(>.*)?$/u.test(lines[end - 1]?.slice(0, 2) ?? '')) end -= 1;
  for (let count = 1; count <= ATTRIBUTION_LINES && end >= count; count += 1) {
    const said = lines
      .slice(end - count, end)
      .map((line) => line.slice(0, 200))
      .join(' ')
      .trim();
    if (!attribution.test(said)) continue;
    end -= count;
    break;
  }
  return lines.slice(0, end).join('\n').trim() || text.trim();
}
