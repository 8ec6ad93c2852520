import { writeKind } from '@ledgerleaf/contract/entry-words'
import type { TrailStep } from '@ledgerleaf/contract/provenance'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { Fragment } from 'react'
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
import { type TrailEvent, trailEvents } from './trail-events.ts'
import { useCheckAll } from './use-check-all.ts'

const shownRanges = 4

type EventProps = {
  event: TrailEvent
  prefix: string
  chain: OnChain
  asked: ReadonlySet<string>
  proven: ReadonlySet<string>
}

const Entries = ({ event }: { event: TrailEvent }) => (
  <>
    {event.map(({ logIndex }, at) => (
      <Fragment key={event[at]?.entryId}>
        {at > 0 && ', '}
        {logIndex === null ? (
          'not yet in the log'
        ) : (
          <TextLink to={`/log/${logIndex}`}>log entry {writeWhole(logIndex)}</TextLink>
        )}
      </Fragment>
    ))}
  </>
)

/** Through which piles the credits went, one after the other. */
const Way = ({ event }: { event: TrailEvent }) => (
  <>
    {pileWords[event[0].from]}
    {event.map(({ entryId, to }) => (
      <Fragment key={entryId}>
        {' '}
        <Arrow className="mx-0.5 text-muted" />
        <span className="sr-only">, then</span> {pileWords[to]}
      </Fragment>
    ))}
  </>
)

const Event = ({ event, prefix, chain, asked, proven }: EventProps) => {
  const isProven = event.every(({ entryId }) => proven.has(entryId))
  const last = event.at(-1) ?? event[0]
  return (
    <li className="relative grid gap-x-10 gap-y-2 border-hairline border-l pb-8 pl-6 last:pb-0 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <span
        aria-hidden="true"
        className={cn(
          'absolute top-1.5 grid place-items-center rounded-full border-2 border-leaf transition-all duration-300 motion-reduce:transition-none',
          isProven ? '-left-[10px] size-5 bg-leaf text-on-leaf' : '-left-[5px] size-2.5 bg-paper',
        )}
      >
        {isProven && <CheckSign className="size-3" strokeWidth={3} />}
      </span>
      <div className="grid content-start gap-2">
        <div className="grid gap-0.5">
          <h3 className="font-[500] text-lg">{writeKind(last.kind)}</h3>
          <p className="text-muted text-sm">
            <time dateTime={last.at}>{writeDate(last.at)}</time> · <Entries event={event} />
          </p>
        </div>
        <p className="text-note">
          {writeWhole(last.quantity)} {last.quantity === 1 ? 'credit' : 'credits'}: <Way event={event} />
          {last.certificateId && (
            <>
              {' '}
              · <TextLink to={`/certificates/${last.certificateId}`}>Certificate</TextLink>
            </>
          )}
        </p>
      </div>
      {/* What proves it stands beside what happened. */}
      <div className="grid content-start gap-2 lg:border-hairline lg:border-l lg:pl-6">
        <ul className="grid gap-0.5">
          {last.serials.slice(0, shownRanges).map((range) => (
            <li key={range.first}>
              <Mono className="text-fine text-muted [overflow-wrap:anywhere]">
                {writeSerials({ prefix, ...range })}
              </Mono>
            </li>
          ))}
          {last.serials.length > shownRanges && (
            <li className="text-muted text-sm">and {last.serials.length - shownRanges} more ranges</li>
          )}
        </ul>
        <ChainLine status={chain.status} entry={chain.of(last.logIndex)} isNamedAbove />
        <div className="flex min-w-0 flex-wrap items-start gap-x-4 gap-y-1">
          {event.map(({ entryId, logIndex }) => (
            <StepProof
              key={entryId}
              entryId={entryId}
              // Two entries of one event are told apart by their numbers.
              of={event.length > 1 && logIndex !== null ? writeWhole(logIndex) : undefined}
              isAsked={asked.has(entryId)}
            />
          ))}
          <ChainCheck quiet status={chain.status} entry={chain.of(last.logIndex)} />
        </div>
      </div>
    </li>
  )
}

export const TrailTimeline = ({ steps, prefix }: { steps: readonly TrailStep[]; prefix: string }) => {
  const chain = useOnChain(steps)
  const { asked, proven, isChecking, checkAll } = useCheckAll(steps)
  const events = trailEvents(steps)
  const count = new Set(steps.map(({ entryId }) => entryId)).size
  return (
    <>
      {count > 1 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="outline" busy={isChecking} onClick={() => void checkAll()}>
            Check all {writeWhole(count)} entries
            {events.length > 1 && events.length < count && ` in ${writeWhole(events.length)} steps`}
          </Button>
          <p role="status" className="text-muted text-sm tabular-nums">
            {proven.size > 0 ? `${writeWhole(proven.size)} of ${writeWhole(count)} proven` : ''}
          </p>
        </div>
      )}
      <ol className="ml-2.5">
        {events.map((event, at) => (
          <Event
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry may move one batch twice, and steps never change order
            key={`${event[0].entryId} ${at}`}
            event={event}
            prefix={prefix}
            chain={chain}
            asked={asked}
            proven={proven}
          />
        ))}
      </ol>
    </>
  )
}
