/** A comment of the sources as text: what is between backticks is code. */
export function Prose({ children }: { children: string }) {
  return children.split('`').map((part, i) => {
    const key = `${i} ${part}`;
    return i % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>;
  });
}
