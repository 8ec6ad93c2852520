import { Currency, writeMoney } from '@ledgerleaf/contract/currencies'
import type { LedgerMove } from '@ledgerleaf/contract/money'
import { ArrowRight } from 'lucide-react'
import { cn } from '../../ui/cn.ts'
import { Fold } from '../../ui/Fold.tsx'
import { writeCount, writeInstant, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { bySource } from './by-source.ts'

/** Dollars, another currency, or credits. */
const amountOf = ({ asset, amount }: LedgerMove['postings'][number]): string => {
  const currency = Currency.safeParse(asset)
  return currency.success ? writeMoney(amount, currency.data) : writeCount(amount, 'credit')
}

type Posting = LedgerMove['postings'][number]

/** One thing that the entry moved, named by its other end: where it came from or went is said above it. */
const Moved = ({ posting, end }: { posting: Posting; end: 'from' | 'to' }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-2 border-hairline border-t px-4 py-2.5 text-note sm:px-5">
    <ArrowRight
      aria-hidden="true"
      strokeWidth={1.75}
      className={cn('size-4 translate-y-0.5 text-leaf-strong', end === 'from' && 'rotate-180')}
    />
    <span className="[overflow-wrap:anywhere]">
      {posting[end].words}
      {!Currency.safeParse(posting.asset).success && (
        <span className="block text-fine text-muted">{posting.asset}</span>
      )}
    </span>
    <span className="whitespace-nowrap pl-4 text-right font-mono text-sm tabular-nums">
      {amountOf(posting)}
    </span>
  </li>
)

const Move = ({ move }: { move: LedgerMove }) => (
  <li className="border-edge border-t-2 bg-sheet">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 px-4 py-3 sm:px-5">
      <p className="font-medium">{move.words}</p>
      <p className="text-muted text-sm tabular-nums">
        {writeInstant(move.at)}
        {move.logIndex !== null && `, leaf ${writeWhole(move.logIndex)}`}
      </p>
    </div>
    {bySource(move.postings).map(({ common, words, postings }) => (
      <div key={`${common} ${words}`}>
        <p className="px-4 pb-2 text-muted text-sm sm:px-5">
          {common === 'from' ? 'From' : 'To'} <span className="text-ink">{words}</span>
        </p>
        <ul>
          {postings.map((posting, at) => (
            <Moved
              // biome-ignore lint/suspicious/noArrayIndexKey: the postings of an entry never change
              key={at}
              posting={posting}
              end={common === 'from' ? 'to' : 'from'}
            />
          ))}
        </ul>
      </div>
    ))}
  </li>
)

/** What the ledger itself calls the entries and the accounts they move between. */
const Names = ({ moves }: { moves: readonly LedgerMove[] }) => (
  <Fold title="Names in the ledger">
    <ul className="grid gap-3 text-fine [overflow-wrap:anywhere]">
      {moves.map(({ entryId, words, key, postings }) => (
        <li key={entryId} className="grid gap-1 text-muted">
          <span className="text-ink">{words}</span>
          <Mono>{key}</Mono>
          {[...new Set(postings.flatMap(({ from, to }) => [from.account, to.account]))].map((account) => (
            <Mono key={account}>{account}</Mono>
          ))}
        </li>
      ))}
    </ul>
  </Fold>
)

/** The entries of the ledger that the order caused, cent by cent and credit by credit. */
export const Moves = ({ moves }: { moves: readonly LedgerMove[] }) => (
  <section aria-labelledby="moves" className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <Heading level={2} look="small" id="moves">
      In the ledger
    </Heading>
    {/* The figures above say the same in short: whoever wants each cent opens it. */}
    <Fold title={writeCount(moves.length, 'entry', 'entries')} className="-mt-2">
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {moves.map((move) => (
          <Move key={move.entryId} move={move} />
        ))}
      </ol>
      {moves.length > 0 && <Names moves={moves} />}
    </Fold>
  </section>
)
