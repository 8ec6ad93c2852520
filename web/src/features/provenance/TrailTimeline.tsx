import { writeKind } from '@ledgerleaf/contract/entry-words'
import type { TrailStep } from '@ledgerleaf/contract/provenance'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { ChainCheck } from '../../nouns/chain/ChainCheck.tsx'
import { ChainLine } from '../../nouns/chain/ChainLine.tsx'
import { type OnChain, useOnChain } from '../../nouns/chain/use-on-chain.ts'
import { pileWords } from '../../nouns/credit/pile-words.ts'
import { Arrow } from '../../ui/Arrow.tsx'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { CheckSign } from '../../ui/icons.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { StepProof } from './StepProof.tsx'
import { useCheckAll } from './use-check-all.ts'

const shownRanges = 4

type StepProps = { step: TrailStep; prefix: string; chain: OnChain; isAsked: boolean; isProven: boolean }

const Step = ({ step, prefix, chain, isAsked, isProven }: StepProps) => (
  <li className="relative grid gap-2 border-hairline border-l pb-8 pl-6 last:pb-0">
    <span
      aria-hidden="true"
      className={cn(
        'absolute top-1.5 grid place-items-center rounded-full border-2 border-leaf transition-all duration-300 motion-reduce:transition-none',
        isProven ? '-left-[10px] size-5 bg-leaf text-on-leaf' : '-left-[5px] size-2.5 bg-paper',
      )}
    >
      {isProven && <CheckSign className="size-3" strokeWidth={3} />}
    </span>
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
      <Arrow className="mx-0.5 text-muted" />
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
    <div className="flex min-w-0 flex-wrap items-start gap-x-4 gap-y-1">
      <StepProof entryId={step.entryId} isAsked={isAsked} />
      <ChainCheck quiet status={chain.status} entry={chain.of(step.logIndex)} />
    </div>
  </li>
)

export const TrailTimeline = ({ steps, prefix }: { steps: readonly TrailStep[]; prefix: string }) => {
  const chain = useOnChain(steps)
  const { asked, proven, isChecking, checkAll } = useCheckAll(steps)
  const count = new Set(steps.map(({ entryId }) => entryId)).size
  return (
    <>
      {count > 1 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="outline" busy={isChecking} onClick={() => void checkAll()}>
            Check all {writeWhole(count)} entries
          </Button>
          <p role="status" className="text-muted text-sm tabular-nums">
            {proven.size > 0 ? `${writeWhole(proven.size)} of ${writeWhole(count)} proven` : ''}
          </p>
        </div>
      )}
      <ol className="ml-2.5">
        {steps.map((step, at) => (
          <Step
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry may move one batch twice, and steps never change order
            key={`${step.entryId} ${at}`}
            step={step}
            prefix={prefix}
            chain={chain}
            isAsked={asked.has(step.entryId)}
            isProven={proven.has(step.entryId)}
          />
        ))}
      </ol>
    </>
  )
}
