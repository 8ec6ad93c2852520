import type { ChainDesk } from '@ledgerleaf/contract/chain'
import { writeCoin } from '@ledgerleaf/contract/write-coin'
import { useQuery } from '@tanstack/react-query'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { writeInstant, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { ChainFacts } from './ChainFacts.tsx'
import { ChainOff } from './ChainOff.tsx'
import { ChainPicture } from './ChainPicture.tsx'
import { ChainTransactions } from './ChainTransactions.tsx'
import { nameStanding, tellLag, tellUncompared, tellVerification } from './desk-words.ts'

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

/** What came of what was sent: what is as it should be in one figure, and what is not where there is any. */
const Sent = ({ counts }: Pick<ChainDesk, 'counts'>) => {
  const odd = [
    { name: 'On the way', value: counts.inFlight },
    { name: 'Not confirmed yet', value: counts.unconfirmed },
    { name: 'Replaced', value: counts.replaced },
    { name: 'Left behind', value: counts.reorganised },
  ].filter(({ value }) => value > 0)
  const shown = [
    { name: 'Confirmed', value: counts.confirmed },
    { name: 'Refused', value: counts.refused },
    ...odd,
  ]
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {shown.map(({ name, value }) => (
        <div key={name} className="grid gap-1">
          <dt className="text-fine text-muted">{name}</dt>
          <dd className="font-mono text-lg tabular-nums">{writeWhole(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The answer to what one came for, before anything else, drawn. */
const Lead = ({ desk }: { desk: ChainDesk }) => (
  <section
    aria-label="How far the chain is"
    className="grid grid-cols-[minmax(0,1fr)] gap-6 border-edge border-t-2 bg-sheet p-5 sm:p-6"
  >
    <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
      <div aria-live="polite" className="grid max-w-text gap-2">
        <p className="text-balance font-display text-3xl leading-tight tracking-tight">
          {nameStanding(desk)}
        </p>
        <p className="text-muted">
          {tellLag(desk.status)} {tellUncompared(desk)}
        </p>
        {!desk.verification && (
          <p className="text-muted">
            Balances are compared every night, and by{' '}
            <Mono className="whitespace-nowrap text-ink">npm run admin -- chain verify</Mono>.
          </p>
        )}
      </div>
      <Sent counts={desk.counts} />
    </div>
    <ChainPicture desk={desk} />
  </section>
)

/** What it cost, in one line: nobody acts on it here. */
const GasLine = ({ desk: { status, gas } }: { desk: ChainDesk }) => {
  const worth = status.local ? ', of no worth here' : ''
  const deployment =
    gas.deployment === null
      ? 'What deploying the contract took is not known.'
      : `${writeWhole(gas.deployment)} of it were for deploying the contract.`
  const ofDay =
    gas.used === gas.usedOfDay
      ? ', all of it within the last day'
      : `, of the last day ${writeWhole(gas.usedOfDay)} (${writeCoin(gas.spentOfDayWei)} coins)`
  return (
    <p className="max-w-text text-muted text-note">
      Gas used: {writeWhole(gas.used)} ({writeCoin(gas.spentWei)} coins{worth}){ofDay}. {deployment}
    </p>
  )
}

const Verification = ({ verification }: { verification: NonNullable<ChainDesk['verification']> }) => (
  <div className="grid gap-3">
    <p className="max-w-text">{tellVerification(verification)}</p>
    <p className="text-muted text-sm">
      {writeInstant(verification.at)}, in {writeWhole(verification.tookMs)} ms, up to entry{' '}
      {writeWhole(verification.nextIndex - 1)} of the log
    </p>
    {verification.differences.length > 0 && (
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
            <Lead desk={desk} />
            <Part title="Which chain">
              <ChainFacts desk={desk} />
            </Part>
            {desk.verification && (
              <Part title="Compared with the ledger">
                <Verification verification={desk.verification} />
              </Part>
            )}
            <Part title="The last transactions">
              <ChainTransactions desk={desk} />
              <GasLine desk={desk} />
            </Part>
          </div>
        ) : (
          <ChainOff />
        )
      }
    </Loaded>
  )
}
