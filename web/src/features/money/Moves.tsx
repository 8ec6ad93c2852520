import { Currency, writeMoney } from '@ledgerleaf/contract/currencies'
import type { LedgerMove } from '@ledgerleaf/contract/money'
import { writeInstant, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'

const piles: readonly [string, string][] = [
  ['credits/available/', 'The seller’s, not listed'],
  ['credits/listed/', 'On sale'],
  ['credits/held/', 'Held'],
  ['credits/owned/escrow/', 'A guest’s, until claimed'],
  ['credits/owned/', 'The buyer’s'],
  ['credits/retired/', 'Retired'],
  ['money/held/', 'Held'],
  ['money/proceeds/', 'The seller’s proceeds'],
  ['money/fees/', 'Fees'],
  ['money/tax/', 'VAT'],
  ['money/transferred/', 'Arrived by transfer'],
  ['money/owed/', 'Owed back'],
  ['world/money/payers', 'Payers by transfer'],
  ['world/money/buyer/', 'The buyer’s bank'],
  ['world/money/guest/', 'The buyer’s bank'],
  ['world/money/exchange/', 'Exchanged, at the rate of the order'],
  ['world/money/platform', 'The platform'],
]

/** What an account is, and its name in the ledger below. */
const Account = ({ name }: { name: string }) => (
  <span className="grid">
    <span className="text-note">{piles.find(([prefix]) => name.startsWith(prefix))?.[1] ?? 'Outside'}</span>
    <Mono className="break-all text-muted">{name}</Mono>
  </span>
)

/** Dollars, another currency, or credits. */
const amountOf = ({ asset, amount }: LedgerMove['postings'][number]): string => {
  const currency = Currency.safeParse(asset)
  return currency.success ? writeMoney(amount, currency.data) : writeWhole(amount)
}

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
              <p className="font-medium">{move.kind}</p>
              <p className="text-muted text-sm">
                {writeInstant(move.at)}
                {move.logIndex !== null && `, leaf ${writeWhole(move.logIndex)}`}
              </p>
            </>
          )}
        </TableCell>
        <TableCell label="From" className="text-fine">
          <Account name={posting.from} />
        </TableCell>
        <TableCell label="To" className="text-fine">
          <Account name={posting.to} />
        </TableCell>
        <TableCell label="Amount" numeric className="whitespace-normal!">
          {amountOf(posting)}
          {posting.asset !== 'usd' && (
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
