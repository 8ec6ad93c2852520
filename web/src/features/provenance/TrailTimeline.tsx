import { writeKind } from '@ledgerleaf/contract/entry-words'
import type { TrailStep } from '@ledgerleaf/contract/provenance'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { ChainCheck } from '../../nouns/chain/ChainCheck.tsx'
import { ChainLine } from '../../nouns/chain/ChainLine.tsx'
import { type OnChain, useOnChain } from '../../nouns/chain/use-on-chain.ts'
import { pileWords } from '../../nouns/credit/pile-words.ts'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { StepProof } from './StepProof.tsx'

const shownRanges = 4

const Step = ({ step, prefix, chain }: { step: TrailStep; prefix: string; chain: OnChain }) => (
  <li className="relative grid gap-2 border-hairline border-l pb-8 pl-6 last:pb-0">
    <span
      aria-hidden="true"
      className="absolute top-1.5 -left-[5px] size-2.5 rounded-full border-2 border-leaf bg-paper"
    />
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h3 className="font-[500] text-lg">{writeKind(step.kind)}</h3>
      <p className="text-muted text-sm">
        <time dateTime={step.at}>{writeDate(step.at)}</time> ·{' '}
        {step.logIndex === null ? (
          'not yet in the log'
        ) : (
          <TextLink to={`/log/${step.logIndex}`}>log entry {writeWhole(step.logIndex)}</TextLink>
        )}
      </p>
    </div>
    <p className="text-note">
      {writeWhole(step.quantity)} {step.quantity === 1 ? 'credit' : 'credits'}: {pileWords[step.from]}{' '}
      <span aria-hidden="true">→</span>
      <span className="sr-only">, then</span> {pileWords[step.to]}
      {step.certificateId && (
        <>
          {' '}
          · <TextLink to={`/certificates/${step.certificateId}`}>Certificate</TextLink>
        </>
      )}
    </p>
    <ul className="grid gap-0.5">
      {step.serials.slice(0, shownRanges).map((range) => (
        <li key={range.first}>
          <Mono className="text-fine text-muted [overflow-wrap:anywhere]">
            {writeSerials({ prefix, ...range })}
          </Mono>
        </li>
      ))}
      {step.serials.length > shownRanges && (
        <li className="text-muted text-sm">and {step.serials.length - shownRanges} more ranges</li>
      )}
    </ul>
    <ChainLine status={chain.status} entry={chain.of(step.logIndex)} />
    <div className="flex min-w-0 flex-wrap items-start gap-3">
      <StepProof entryId={step.entryId} />
      <ChainCheck status={chain.status} entry={chain.of(step.logIndex)} />
    </div>
  </li>
)

export const TrailTimeline = ({ steps, prefix }: { steps: readonly TrailStep[]; prefix: string }) => {
  const chain = useOnChain(steps)
  return (
    <ol className="ml-1.5">
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry may move one batch twice, and steps never change order
        <Step key={`${step.entryId} ${at}`} step={step} prefix={prefix} chain={chain} />
      ))}
    </ol>
  )
}
