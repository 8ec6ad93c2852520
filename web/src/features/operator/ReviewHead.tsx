import type { ReviewedProject } from '@ledgerleaf/contract/operator'
import { Badge } from '../../ui/Badge.tsx'
import { countryName } from '../../ui/country-name.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { writeCount, writeDate } from '../../ui/format.ts'
import { DeskHead } from './DeskHead.tsx'
import { reviewStates } from './review-states.ts'

type Props = { project: ReviewedProject; onDecide: () => void }

/** Which project it is, whose, and how its review stands. */
export const ReviewHead = ({ project, onDecide }: Props) => {
  const { id, name, sellerName, file, blocks, review, reviewReason, submittedAt } = project
  const credits = blocks.reduce((sum, { quantity }) => sum + quantity, 0)
  const state = reviewStates[review]
  return (
    <DeskHead id={id} eyebrow={`Project of ${sellerName}`} title={name} onDecide={onDecide}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        <Badge tone={state.tone}>{state.text}</Badge>
        <FactLine
          className="min-w-0"
          facts={[
            submittedAt && `Handed in ${writeDate(submittedAt)}`,
            file.registryProjectId && `${file.registry} ${file.registryProjectId}`,
            file.country && countryName(file.country),
            credits > 0 && writeCount(credits, 'credit'),
          ]}
        />
      </div>
      {reviewReason && <p className="max-w-text text-attention text-sm">Last said: {reviewReason}</p>}
    </DeskHead>
  )
}
