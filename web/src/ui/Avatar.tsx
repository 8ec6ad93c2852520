import { cn } from './cn.ts'

const initialOf = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '?'

/** The initial of a name. The name itself stands beside it, so the letter is not read twice. */
export const Avatar = ({ name, className }: { name: string; className?: string }) => (
  <span
    aria-hidden="true"
    className={cn(
      'grid size-10 shrink-0 place-items-center rounded-full border border-leaf bg-sky font-display text-ink text-lg leading-none',
      className,
    )}
  >
    {initialOf(name)}
  </span>
)
