import { cn } from './cn.ts'

/** From one thing to another. Drawn: the letters the site is set in have no arrows. What it means stands in words beside it. */
export const Arrow = ({ className }: { className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={cn('inline size-[1.1em] align-[-0.15em]', className)}
  >
    <path d="M4 12h16M13.5 5.5 20 12l-6.5 6.5" />
  </svg>
)
