import { Currency, writeMoney } from '@ledgerleaf/contract/currencies'
import type { LedgerMove } from '@ledgerleaf/contract/money'
import { writeInstant, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'

/** Dollars, another currency, or credits. */
const amountOf = ({ asset, amount }: LedgerMove['postings'][number]): string => {
  const currency = Currency.safeParse(asset)
  return currency.success ? writeMoney(amount, currency.data) : writeWhole(amount)
}

/** What the ledger itself calls the entry and the accounts it moves between. */
const Names = ({ move }: { move: LedgerMove }) => (
  <details className="text-fine text-muted">
    <summary className="min-h-6 cursor-pointer content-center">Names in the ledger</summary>
    <ul className="grid gap-1 py-1 [overflow-wrap:anywhere]">
      <li>
        <Mono>{move.key}</Mono>
      </li>
      {[...new Set(move.postings.flatMap(({ from, to }) => [from.account, to.account]))].map((account) => (
        <li key={account}>
          <Mono>{account}</Mono>
        </li>
      ))}
    </ul>
  </details>
)

const Move = ({ move }: { move: LedgerMove }) => (
  <>
    {move.postings.map((posting, at) => (
      <TableRow
        // biome-ignore lint/suspicious/noArrayIndexKey: the postings of an entry never change
        key={at}
      >
        <TableCell>
          {at === 0 && (
            <>
              <p className="font-medium">{move.words}</p>
              <p className="text-muted text-sm">
                {writeInstant(move.at)}
                {move.logIndex !== null && `, leaf ${writeWhole(move.logIndex)}`}
              </p>
              <Names move={move} />
            </>
          )}
        </TableCell>
        <TableCell label="From" className="text-note">
          {posting.from.words}
        </TableCell>
        <TableCell label="To" className="text-note">
          {posting.to.words}
        </TableCell>
        <TableCell label="Amount" numeric className="whitespace-normal!">
          {amountOf(posting)}
          {!Currency.safeParse(posting.asset).success && (
            <span className="block font-sans text-fine text-muted">{posting.asset}</span>
          )}
        </TableCell>
      </TableRow>
    ))}
  </>
)

/** The entries of the ledger that the order caused, cent by cent and credit by credit. */
export const Moves = ({ moves }: { moves: readonly LedgerMove[] }) => (
  <section aria-labelledby="moves" className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <Heading level={2} look="small" id="moves">
      In the ledger
    </Heading>
    <Table caption="Entries of the ledger" folds="early">
      <thead>
        <tr>
          <TableHead>Entry</TableHead>
          <TableHead>From</TableHead>
          <TableHead>To</TableHead>
          <TableHead numeric>Amount</TableHead>
        </tr>
      </thead>
      <tbody>
        {moves.map((move) => (
          <Move key={move.entryId} move={move} />
        ))}
      </tbody>
    </Table>
  </section>
)
