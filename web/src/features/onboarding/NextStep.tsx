import type { Step } from '@ledgerleaf/contract/project-files'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { ownSteps } from './next-doing.ts'

/**
 * At the foot of a step: the way on along the trail. What is to be done stands above it once, so this names a place and no
 * task, and its note stands on the trail; what only buyers can do is a link to read, and no button.
 */
export const NextStep = ({ steps, current }: { steps: readonly Step[]; current: Step['id'] }) => {
  const at = steps.findIndex(({ id }) => id === current) + 1
  const next = steps[at]
  if (!next) return null
  const isOwn = ownSteps.has(next.id)
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-hairline border-t pt-6">
      <p className="min-w-0 text-muted [overflow-wrap:anywhere]">
        Step {at + 1} of {steps.length}: <span className="text-ink">{next.title}</span>
      </p>
      {isOwn ? (
        <ButtonLink to={`?step=${next.id}`} variant="outline">
          Go to {next.title}
        </ButtonLink>
      ) : (
        <TextLink to={`?step=${next.id}`}>Go to {next.title}</TextLink>
      )}
    </div>
  )
}
