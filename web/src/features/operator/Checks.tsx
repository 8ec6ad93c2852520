import type { ReviewedProject } from '@ledgerleaf/contract/operator'
import type { ReviewCheck } from '@ledgerleaf/contract/review-checks'
import { cn } from '../../ui/cn.ts'
import { CheckSign, CrossSign } from '../../ui/icons.tsx'

/** All of them at a glance; the words under it say the same. */
export const CheckBar = ({ checks }: { checks: readonly ReviewCheck[] }) => (
  <span aria-hidden="true" className="flex gap-0.5">
    {checks
      .toSorted((one, two) => Number(two.done) - Number(one.done))
      .map(({ text, done }) => (
        <span key={text} className={cn('h-1.5 flex-1', done ? 'bg-leaf' : 'bg-ochre')} />
      ))}
  </span>
)

/** In short: the rest is behind it. */
export const checkWords = (checks: readonly ReviewCheck[]): string => {
  const open = checks.filter(({ done }) => !done).length
  return open === 0
    ? `All ${checks.length} checks are in order`
    : `${open} of ${checks.length} checks to look at`
}

type Likes = ReviewedProject['likes']
type RowProps = { check: ReviewCheck; likes: Likes; onFollow: () => void }

const Row = ({ check: { done, text, about }, likes, onFollow }: RowProps) => {
  const Sign = done ? CheckSign : CrossSign
  const look = 'flex gap-2.5 py-1 max-lg:min-h-11 max-lg:py-2.5'
  const words = (
    <>
      <Sign className={cn('mt-0.5 size-4 shrink-0', done ? 'text-leaf' : 'text-attention')} />
      <span className={cn('min-w-0 [overflow-wrap:anywhere]', done ? 'text-muted' : 'text-attention')}>
        <span className="sr-only">{done ? 'In order: ' : 'To look at: '}</span>
        {text}
      </span>
    </>
  )
  // Where nobody else entered it, there is nothing to read about that.
  if (about === 'others' && likes.length === 0) return <span className={look}>{words}</span>
  return (
    <a
      href={`#${about}`}
      onClick={onFollow}
      className={cn(look, 'rounded-soft underline-offset-4 hover:underline')}
    >
      {words}
    </a>
  )
}

type Props = {
  checks: readonly ReviewCheck[]
  likes: Likes
  onFollow: () => void
}

/**
 * What can be checked by counting, before a person judges the rest: what hinders, each with the way to its evidence. What is in order
 * is behind a line of its own.
 */
export const Checks = ({ checks, likes, onFollow }: Props) => {
  const list = (some: readonly ReviewCheck[]) => (
    <ul className="grid text-sm">
      {some.map((check) => (
        <li key={check.text}>
          <Row check={check} likes={likes} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
  const open = checks.filter(({ done }) => !done)
  const done = checks.filter((check) => check.done)
  return (
    <div>
      {open.length > 0 && list(open)}
      {done.length > 0 && (
        <details>
          <summary className="grid min-h-9 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 gap-y-1.5 py-1.5 text-sm max-lg:min-h-11">
            <CheckSign className="size-4 shrink-0 text-leaf" />
            <span className="text-muted underline underline-offset-4">
              {open.length === 0 ? checkWords(checks) : `${done.length} in order`}
            </span>
            {open.length === 0 && (
              <span className="col-start-2">
                <CheckBar checks={checks} />
              </span>
            )}
          </summary>
          {list(done)}
        </details>
      )}
    </div>
  )
}
