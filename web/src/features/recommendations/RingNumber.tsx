/** By which another basket goes in the picture and on its card: a number, for letters are grades. */
export const RingNumber = ({ number }: { number: number }) => (
  <span className="inline-grid size-5 shrink-0 place-items-center rounded-full border border-ink bg-sheet font-mono text-ink text-xs leading-none">
    {number}
  </span>
)
