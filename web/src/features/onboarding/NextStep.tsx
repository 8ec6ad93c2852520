import type { Step } from '@ledgerleaf/contract/project-files'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

/** At the foot of every step: what comes after it. */
export const NextStep = ({ steps, current }: { steps: readonly Step[]; current: Step['id'] }) => {
  const next = steps[steps.findIndex(({ id }) => id === current) + 1]
  if (!next) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-hairline border-t pt-6">
      <p className="min-w-0 text-muted [overflow-wrap:anywhere]">
        {next.done ? 'What follows' : 'What comes next'}: <span className="text-ink">{next.title}</span>.{' '}
        {next.note}
      </p>
      <ButtonLink to={`?step=${next.id}`} variant="outline">
        Go to {next.title}
      </ButtonLink>
    </div>
  )
}
