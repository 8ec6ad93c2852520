import { cn } from './cn.ts'

type SpinnerProps = { className?: string; label?: string }

/** Three contour lines; the outer one turns. Without a label it is decoration beside a text that says the same. */
export const Spinner = ({ className, label }: SpinnerProps) => (
  <span
    className={cn('inline-flex', className ?? 'size-5')}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" className="size-full" aria-hidden="true">
      <path
        d="M12 9.6c1.5-.2 2.6.9 2.5 2.3-.1 1.5-1.2 2.5-2.6 2.5s-2.5-1-2.4-2.5c.1-1.2 1-2.1 2.5-2.3Z"
        strokeWidth="1.25"
        opacity=".5"
      />
      <path
        d="M12.3 6c3.2-.2 5.8 2.5 5.6 5.8-.2 3.4-2.7 6-6 6-3.2 0-5.8-2.5-5.7-5.9.1-3.2 2.7-5.7 6.1-5.9Z"
        strokeWidth="1.25"
        opacity=".3"
      />
      <path
        className="origin-center animate-spin"
        d="M12 2.25a9.75 9.75 0 0 1 9.75 9.75"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  </span>
)
