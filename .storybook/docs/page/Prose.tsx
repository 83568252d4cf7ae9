/** Text of a comment in the sources; text between backticks is shown as code. */
export function Prose({ children }: { children: string }) {
  return children.split('`').map((part, i) => {
    const key = `${i} ${part}`;
    return i % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>;
  });
}
