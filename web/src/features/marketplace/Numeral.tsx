/** By which a project goes where its name has no room: a number, for letters are grades. */
export const Numeral = ({ place }: { place: number }) => (
  <span
    aria-hidden="true"
    className="inline-grid size-5 shrink-0 place-items-center rounded-full border border-edge font-mono text-eyebrow text-muted sm:hidden"
  >
    {place + 1}
  </span>
)
