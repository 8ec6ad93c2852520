import type { ProjectAct } from '@ledgerleaf/contract/market'
import { useState } from 'react'
import { ChainCheck } from '../../../nouns/chain/ChainCheck.tsx'
import { ChainLine } from '../../../nouns/chain/ChainLine.tsx'
import { useOnChain } from '../../../nouns/chain/use-on-chain.ts'
import { Button } from '../../../ui/Button.tsx'
import { writeDate, writeWhole } from '../../../ui/format.ts'
import { ProofCheck } from './ProofCheck.tsx'

const words: Record<ProjectAct['kind'], string> = {
  issued: 'issued',
  promised: 'promised before they were issued',
  listed: 'put up for sale',
  sold: 'sold',
  sold_forward: 'sold forward',
  delivered: 'delivered to the forward buyer',
  withdrawn: 'withdrawn to wallets as tokens',
  brought_back: 'brought back from wallets',
  returned: 'returned to the seller by a refund',
  retired: 'retired',
}

const dots: Record<ProjectAct['kind'], string> = {
  issued: 'bg-issued border-edge',
  promised: 'bg-sheet border-edge border-dashed',
  listed: 'bg-listed border-edge',
  sold: 'bg-held border-edge',
  sold_forward: 'bg-sheet border-leaf border-dashed',
  delivered: 'bg-held border-edge',
  withdrawn: 'bg-sheet border-edge',
  brought_back: 'bg-held border-edge',
  returned: 'bg-issued border-edge',
  retired: 'bg-retired border-retired',
}

const Acts = ({ activity }: { activity: readonly ProjectAct[] }) => {
  const chain = useOnChain(activity)
  return (
    <ol className="relative grid before:absolute before:inset-y-3 before:left-[5px] before:w-px before:bg-hairline">
      {activity.map((act, i) => (
        <li
          // Counted from the oldest: what is new comes before all others, and an open proof stays open.
          // biome-ignore lint/suspicious/noArrayIndexKey: two sales of one day can be alike in everything else
          key={`${act.at} ${act.kind} ${activity.length - i}`}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-1.5 pl-8 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]"
        >
          <span
            aria-hidden="true"
            className={`absolute top-[0.875rem] left-0 size-[11px] rounded-full border ${dots[act.kind]}`}
          />
          <time
            dateTime={act.at}
            className="text-muted text-sm tabular-nums max-sm:col-start-1 max-sm:row-start-1"
          >
            {writeDate(act.at.slice(0, 10))}
          </time>
          <p className="max-sm:col-span-2 max-sm:row-start-2">
            <span className="font-mono text-note tabular-nums">{writeWhole(act.credits)}</span>{' '}
            {act.credits === 1 ? 'credit' : 'credits'} of {act.vintage} {words[act.kind]}
          </p>
          {act.logIndex === null ? (
            <span className="text-muted text-sm">soon in the log</span>
          ) : (
            <details className="min-w-0 open:col-span-full max-sm:not-open:col-start-2 max-sm:not-open:row-start-1">
              <summary className="min-h-8 w-fit cursor-pointer content-center text-leaf-strong text-sm">
                Proof<span className="sr-only"> of entry {act.logIndex}</span>
              </summary>
              <div className="flex flex-wrap items-baseline gap-x-4 pb-2">
                <ProofCheck logIndex={act.logIndex} />
                <ChainCheck quiet status={chain.status} entry={chain.of(act.logIndex)} />
                <ChainLine isNamedAbove status={chain.status} entry={chain.of(act.logIndex)} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ol>
  )
}

const newest = 5

/**
 * What happened to the credits, newest first, each line as an entry of the public log that can be checked here. The days
 * are those of the log, the same for every reader. A long history is one press away.
 */
export const ProjectActivity = ({ activity }: { activity: readonly ProjectAct[] }) => {
  const [isWhole, setIsWhole] = useState(false)
  // Of what was there at first: what comes while somebody reads takes nothing away.
  const [older] = useState(activity.length > newest + 1 ? activity.length - newest : 0)
  const isLong = !isWhole && older > 0
  return (
    <div className="grid gap-4">
      <Acts activity={isLong ? activity.slice(0, -older) : activity} />
      {isLong && (
        <Button variant="outline" className="justify-self-start" onClick={() => setIsWhole(true)}>
          Show all {writeWhole(activity.length)} entries
        </Button>
      )}
    </div>
  )
}
