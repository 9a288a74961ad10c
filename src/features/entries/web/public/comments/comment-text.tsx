import css from './comments.module.css';

const links = /(https?:\/\/[^\s<>"'`]+)/i;

/** Punctuation after an address belongs to the sentence. */
const trailing = /[.,;:!?)\]}»”’]+$/;

function Part({ text }: { text: string }) {
  const rest = trailing.exec(text)?.[0] ?? '';
  const address = text.slice(0, text.length - rest.length);
  if (!URL.canParse(address)) return text;
  return (
    <>
      <a href={address} rel="nofollow ugc noopener">
        {address}
      </a>
      {rest}
    </>
  );
}

/** Plain text with line breaks. Web addresses become links, and nothing else does. */
export function CommentText({ text }: { text: string }) {
  return (
    <p className={css.text} dir="auto">
      {text.split(links).map((part, index) => (index % 2 ? <Part key={index} text={part} /> : part))}
    </p>
  );
}
