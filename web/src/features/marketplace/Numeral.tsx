import { cn } from '../../ui/cn.ts'

/** The mark of a project wherever it is compared: a number, for letters are grades. */
export const Numeral = ({ place, className }: { place: number; className?: string }) => (
  <span
    aria-hidden="true"
    className={cn(
      'inline-grid size-5 shrink-0 place-items-center rounded-full border border-edge font-mono text-eyebrow text-muted',
      className,
    )}
  >
    {place + 1}
  </span>
)
