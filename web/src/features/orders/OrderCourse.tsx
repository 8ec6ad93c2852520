import type { Order } from '@ledgerleaf/contract/orders'
import { pendingFill } from '../../nouns/credit/pile-looks.ts'
import { cn } from '../../ui/cn.ts'
import { writeDate } from '../../ui/format.ts'
import { type CourseStep, courseOf } from './order-course.ts'

const dots: Record<CourseStep['state'], string> = {
  passed: 'border-leaf bg-leaf',
  begun: 'border-leaf bg-[linear-gradient(90deg,var(--leaf)_50%,transparent_50%)]',
  pending: 'border-edge bg-sheet',
  'to come': 'border-edge border-dashed bg-paper',
  over: 'border-ink bg-ink',
}
const stateWords: Record<CourseStep['state'], string> = {
  passed: 'done',
  begun: 'begun',
  pending: 'pending at the registry',
  'to come': 'still to come',
  over: 'ended here',
}

/** The way an order goes, from left to right or, on a phone, downwards: filled where it has been. */
export const OrderCourse = ({ order }: { order: Order }) => {
  const steps = courseOf(order)
  return (
    <ol
      aria-label="The course of this order"
      className="flex flex-col border border-hairline bg-sheet px-5 py-5 sm:flex-row"
    >
      {steps.map(({ name, state, at, says }, index) => {
        const next = steps[index + 1]
        return (
          <li
            key={name}
            className="relative flex min-w-0 flex-1 gap-4 max-sm:pb-5 max-sm:last:pb-0 sm:flex-col sm:gap-3 sm:pr-4 sm:last:min-w-28 sm:last:flex-none sm:last:pr-0"
          >
            {next && (
              <span
                aria-hidden="true"
                className={cn(
                  'absolute max-sm:top-5 max-sm:bottom-[-0.25rem] max-sm:left-[0.4375rem] max-sm:border-l-2 sm:top-[0.4375rem] sm:right-0 sm:left-4 sm:border-t-2',
                  next.state === 'to come' ? 'border-hairline border-dashed' : 'border-leaf',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={cn('relative mt-1 size-4 shrink-0 rounded-full border-2 sm:mt-0', dots[state])}
              style={state === 'pending' ? { background: pendingFill } : undefined}
            />
            <span className="grid gap-0.5">
              <span className={cn('font-medium text-note', state === 'to come' && 'text-muted')}>
                {name}
                <span className="sr-only">, {stateWords[state]}</span>
              </span>
              <span className="text-muted text-sm tabular-nums">
                {at && <time dateTime={at}>{writeDate(at)}</time>}
                {at && says && ', '}
                {says}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
