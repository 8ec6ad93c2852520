import { Link } from 'react-router'
import { cn } from '../../ui/cn.ts'
import { addressOf, type TourStep } from './tour-step.ts'

type Props = { steps: readonly TourStep[]; position: number }

/** The scale of a ruler: what lies behind is inked. */
export const StepList = ({ steps, position }: Props) => (
  <nav aria-label="Steps of the tour">
    <ol className="mx-auto flex max-w-page gap-1 px-5 sm:px-8">
      {steps.map(({ id, name }, i) => (
        <li key={id} className="min-w-0 flex-1">
          <Link
            to={addressOf(steps, i)}
            aria-current={i === position ? 'step' : undefined}
            className={cn(
              'flex min-h-7 flex-col border-t-4 text-sm transition-colors focus-visible:-outline-offset-2 lg:min-h-10 lg:pt-2',
              i <= position ? 'border-leaf' : 'border-hairline hover:border-edge',
              i === position ? 'font-medium text-ink' : 'text-muted hover:text-ink',
            )}
          >
            <span className="truncate max-lg:sr-only">
              {i + 1}. {name}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)
