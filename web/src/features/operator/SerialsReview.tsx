import { isBacked } from '@ledgerleaf/contract/backing'
import type { ReviewedProject, StatedFact } from '@ledgerleaf/contract/operator'
import type { SerialBlock } from '@ledgerleaf/contract/project-files'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { BackingLine } from '../../nouns/credit/BackingLine.tsx'
import { writeVintage } from '../../nouns/credit/words.ts'
import type { Cite } from '../../nouns/document/cite.ts'
import { writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { AttestForm } from './AttestForm.tsx'
import { StatedSerials } from './StatedSerials.tsx'

const concerns = (block: SerialBlock, stated: ReviewedProject['attestations'][number]): boolean =>
  stated.serialPrefix === block.serialPrefix &&
  stated.serialStart <= block.serialEnd &&
  stated.serialEnd >= block.serialStart

const isStated = (block: SerialBlock, { serials }: StatedFact): boolean =>
  serials !== null &&
  serials.prefix === block.serialPrefix &&
  serials.first <= block.serialEnd &&
  serials.last >= block.serialStart

type Props = {
  registry: string
  project: Pick<ReviewedProject, 'blocks' | 'attestations' | 'stated'>
  cite: Cite
}

/** Each block as it was entered, beside what its registry says of it. */
export const SerialsReview = ({
  registry,
  project: { blocks, attestations, stated: facts },
  cite,
}: Props) => (
  <ul className="border-edge border-t-2 bg-sheet">
    {blocks.map((block) => {
      const stated = attestations.filter((one) => concerns(block, one))
      return (
        <li key={block.id} className="grid gap-3 border-hairline border-b p-4 last:border-b-0 sm:p-5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <Mono>
              {writeSerials({ prefix: block.serialPrefix, first: block.serialStart, last: block.serialEnd })}
            </Mono>
            <span className="text-muted text-sm tabular-nums">
              {writeVintage(block.vintageStartsOn, block.vintageEndsOn)} · {writeWhole(block.quantity)}{' '}
              credits{block.issued && ' · issued'}
              {!block.approved && ' · not reviewed yet'}
            </span>
          </p>
          <BackingLine registry={registry} backing={block.backing} />
          {facts
            .filter((fact) => isStated(block, fact))
            .map((fact) => (
              <p key={fact.id} className="text-sm">
                <span className="text-muted">Read in </span>
                {cite(fact)}
              </p>
            ))}
          {stated.map((one) => (
            <StatedSerials key={one.id} stated={one} />
          ))}
          {block.backing.state === 'missing' && stated.length === 0 && !isBacked(block.backing) && (
            <AttestForm block={block} registry={registry} />
          )}
        </li>
      )
    })}
  </ul>
)
