import type { ChainDesk } from '@ledgerleaf/contract/chain'
import { writeCoin } from '@ledgerleaf/contract/write-coin'
import { useQuery } from '@tanstack/react-query'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { writeInstant, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { StatCard } from '../../ui/StatCard.tsx'
import { ChainFacts } from './ChainFacts.tsx'
import { ChainOff } from './ChainOff.tsx'
import { ChainTransactions } from './ChainTransactions.tsx'
import { tellLag, tellVerification } from './desk-words.ts'

const Trouble = ({ trouble }: { trouble: NonNullable<ChainDesk['trouble']> }) => (
  <Notice
    tone={trouble.halted ? 'error' : 'attention'}
    title={
      trouble.halted
        ? 'The contract refuses what the log says. Nothing is skipped: it goes on once this is cleared up.'
        : 'The chain does not go on. It is tried again by itself.'
    }
  >
    <span className="[overflow-wrap:anywhere]">
      {trouble.reason} · since {writeInstant(trouble.sinceAt)}, {writeWhole(trouble.failures)}{' '}
      {trouble.failures === 1 ? 'try' : 'tries'}
      {trouble.nextTryAt && ` · the next ${writeInstant(trouble.nextTryAt)}`}
    </span>
  </Notice>
)

const Figures = ({ desk: { status, gas, counts } }: { desk: ChainDesk }) => (
  <section aria-label="Figures" className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
    <StatCard
      label="Entries behind"
      value={status.behind === 0 ? 'Nothing' : status.behind}
      note={`${writeWhole(counts.inFlight)} on the way`}
    />
    <StatCard
      label="Refused"
      value={counts.refused}
      note={`${writeWhole(counts.confirmed)} confirmed, ${writeWhole(counts.unconfirmed)} not yet; ${writeWhole(counts.replaced)} replaced, ${writeWhole(counts.reorganised)} left behind`}
    />
    <StatCard
      label="Gas used"
      value={gas.used}
      note={`${writeCoin(gas.spentWei)} coins${status.local ? ', of no worth here' : ''}; ${
        gas.deployment === null
          ? 'what deploying the contract took is not known'
          : `${writeWhole(gas.deployment)} gas were for deploying the contract`
      }`}
    />
    <StatCard
      label="Gas of the last day"
      value={gas.usedOfDay}
      note={`${writeCoin(gas.spentOfDayWei)} coins`}
    />
  </section>
)

const Verification = ({ verification }: Pick<ChainDesk, 'verification'>) => (
  <div className="grid gap-3">
    <p className="max-w-text">{tellVerification(verification)}</p>
    {verification && (
      <p className="text-muted text-sm">
        {writeInstant(verification.at)}, in {writeWhole(verification.tookMs)} ms, up to entry{' '}
        {writeWhole(verification.nextIndex)} of the log
      </p>
    )}
    {verification && verification.differences.length > 0 && (
      <ul className="border-error border-t-2 bg-sheet px-5">
        {verification.differences.map((difference) => (
          <li
            key={difference}
            className="border-hairline border-b py-2.5 text-note last:border-b-0 [overflow-wrap:anywhere]"
          >
            {difference}
          </li>
        ))}
      </ul>
    )}
  </div>
)

/** How the chain stands: how far it is behind, what it costs, what fails, and whether it says what the ledger says. */
export const ChainDeskView = () => {
  const query = useQuery(operatorQueries.chain())
  return (
    <Loaded query={query} what="the chain" room="h-96">
      {(desk) =>
        desk.status.on ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            {query.isError && (
              <Notice tone="attention" title="How it stands now could not be read">
                What follows is what was read last. It is asked again every few seconds.
              </Notice>
            )}
            {desk.trouble && <Trouble trouble={desk.trouble} />}
            <p aria-live="polite" className="max-w-text text-lg text-muted">
              {tellLag(desk.status)}
            </p>
            <Figures desk={desk} />
            <Part title="Which chain">
              <ChainFacts desk={desk} />
            </Part>
            <Part title="Compared with the ledger">
              <Verification verification={desk.verification} />
            </Part>
            <Part title="The last transactions">
              <ChainTransactions desk={desk} />
            </Part>
          </div>
        ) : (
          <ChainOff />
        )
      }
    </Loaded>
  )
}
