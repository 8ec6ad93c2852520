import { cn } from '../../ui/cn.ts'

// What only reads is an outline, what changes something is filled: told apart without its colour too.
const looks: Record<string, string> = {
  GET: 'border-edge text-ink',
  DELETE: 'border-danger bg-danger text-on-danger',
}

/** How a call is made, as a small label before its path. */
export const Method = ({ method }: { method: string }) => (
  <span
    className={cn(
      'inline-block min-w-11 rounded-soft border px-1.5 text-center align-[0.08em] font-medium font-mono text-[0.75rem] leading-5',
      looks[method] ?? 'border-leaf bg-leaf text-on-leaf',
    )}
  >
    {method}
  </span>
)
