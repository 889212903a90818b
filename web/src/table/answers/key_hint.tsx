/** "1" to "9" press the button with that number. */
export function KeyHint({ number }: { number: number }) {
  return number > 9 ? null : (
    <kbd className="answer-key" aria-hidden="true">
      {number}
    </kbd>
  );
}
