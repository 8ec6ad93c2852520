import { Currency, writeMoney } from '@ledgerleaf/contract/currencies'
import type { LedgerMove } from '@ledgerleaf/contract/money'
import { ArrowRight } from 'lucide-react'
import { Fold } from '../../ui/Fold.tsx'
import { writeCount, writeInstant, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Mono } from '../../ui/Mono.tsx'

/** Dollars, another currency, or credits. */
const amountOf = ({ asset, amount }: LedgerMove['postings'][number]): string => {
  const currency = Currency.safeParse(asset)
  return currency.success ? writeMoney(amount, currency.data) : writeCount(amount, 'credit')
}

/** From whom to whom, and how much: one thing that the entry moved. */
const Posting = ({ posting }: { posting: LedgerMove['postings'][number] }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-hairline border-t px-4 py-2.5 text-note sm:px-5">
    <span className="[overflow-wrap:anywhere]">
      {posting.from.words}{' '}
      <ArrowRight
        aria-hidden="true"
        strokeWidth={1.75}
        className="mx-0.5 inline-block size-4 align-[-0.15em] text-leaf-strong"
      />
      <span className="sr-only">to</span> {posting.to.words}
    </span>
    <span className="whitespace-nowrap text-right font-mono text-sm tabular-nums">{amountOf(posting)}</span>
    {!Currency.safeParse(posting.asset).success && (
      <span className="col-span-2 text-fine text-muted">{posting.asset}</span>
    )}
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
    <ul>
      {move.postings.map((posting, at) => (
        <Posting
          // biome-ignore lint/suspicious/noArrayIndexKey: the postings of an entry never change
          key={at}
          posting={posting}
        />
      ))}
    </ul>
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
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {moves.map((move) => (
        <Move key={move.entryId} move={move} />
      ))}
    </ol>
    {moves.length > 0 && <Names moves={moves} />}
  </section>
)
