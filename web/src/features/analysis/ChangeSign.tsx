import { cn } from '../../ui/cn.ts'

/** More points up, less down. Drawn: the letters the site is set in have no such sign. The word stands beside it. */
export const ChangeSign = ({ way }: { way: 'more' | 'less' | 'same' }) =>
  way === 'same' ? (
    '='
  ) : (
    <svg
      aria-hidden="true"
      viewBox="0 0 10 10"
      className={cn('inline size-[0.7em] align-baseline', way === 'less' && 'rotate-180')}
    >
      <path d="M5 1l4.5 8h-9z" fill="currentColor" />
    </svg>
  )
