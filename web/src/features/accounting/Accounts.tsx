import type { BookedAccount } from '@ledgerleaf/contract/accounting'
import type { ReactNode } from 'react'
import { writeMinor } from '../../nouns/operator/write-minor.ts'
import { cn } from '../../ui/cn.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Table, TableCell, TableHead, TableRow, TableTotal } from '../../ui/Table.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { BalanceBar } from './BalanceBar.tsx'
import { balanceSplits } from './balance-splits.ts'
import { bookLook } from './book-look.ts'
import { totalsOf } from './totals-of.ts'

type Sums = Pick<BookedAccount, 'currency' | 'openingCents' | 'debitCents' | 'creditCents' | 'closingCents'>

const columns = [
  { label: 'Before', of: 'openingCents' },
  { label: 'Debit', of: 'debitCents' },
  { label: 'Credit', of: 'creditCents' },
  { label: 'After', of: 'closingCents' },
] as const

const inCurrency = (name: string, currency: string) => (currency === 'USD' ? name : `${name} (${currency})`)

const Numbers = ({ sums }: { sums: Sums }) =>
  columns.map(({ label, of }) => (
    <TableCell key={label} label={label} numeric>
      {writeMinor(sums[of], sums.currency)}
    </TableCell>
  ))

const Wide = ({ accounts }: { accounts: readonly BookedAccount[] }) => (
  <Table
    caption="Accounts over the period; a credit stands with a minus"
    className="max-lg:[&_td]:px-2.5 max-lg:[&_th]:px-2.5"
  >
    <thead>
      <tr>
        <TableHead>Account</TableHead>
        {columns.map(({ label }) => (
          <TableHead key={label} numeric>
            {label}
          </TableHead>
        ))}
      </tr>
    </thead>
    <tbody>
      {accounts.map((account) => (
        <TableRow key={`${account.code} ${account.currency}`}>
          <TableCell>
            <Mono>{account.code}</Mono> {inCurrency(account.name, account.currency)}
          </TableCell>
          <Numbers sums={account} />
        </TableRow>
      ))}
    </tbody>
    <tfoot>
      {totalsOf(accounts).map((sums) => (
        <TableTotal key={sums.currency}>
          <TableCell>{inCurrency('Total', sums.currency)}</TableCell>
          <Numbers sums={sums} />
        </TableTotal>
      ))}
    </tfoot>
  </Table>
)

type Named = {
  name: ReactNode
  sums: Sums
  /** Its colour in the bar above; null where it has none there. */
  look?: string | null
}

const Line = ({ name, sums, look }: Named) => (
  <li className="grid grid-cols-[0.75rem_minmax(0,1fr)_auto] items-baseline gap-x-2.5 border-hairline border-b py-3 last:border-b-0">
    <span aria-hidden="true" className={cn('size-3', look)} />
    <span className="min-w-0 text-note">{name}</span>
    <span className="whitespace-nowrap font-mono text-note tabular-nums">
      {writeMinor(sums.closingCents, sums.currency)}
    </span>
  </li>
)

const Movement = ({ name, sums }: Named) => (
  <li className="grid gap-2 border-hairline border-t py-3">
    <p className="font-medium text-sm">{name}</p>
    <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 text-sm">
      {columns.map(({ label, of }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-mono tabular-nums">{writeMinor(sums[of], sums.currency)}</dd>
        </div>
      ))}
    </dl>
  </li>
)

/** With little room an account is one line with what it came to; what moved all of them is behind one press. */
const Narrow = ({ accounts }: { accounts: readonly BookedAccount[] }) => {
  const lines = accounts.map((account): Named & { key: string } => ({
    key: `${account.code} ${account.currency}`,
    look: bookLook(account, accounts),
    name: (
      <>
        <Mono>{account.code}</Mono> {inCurrency(account.name, account.currency)}
      </>
    ),
    sums: account,
  }))
  const totals = totalsOf(accounts).map((sums): Named & { key: string } => ({
    key: sums.currency,
    name: inCurrency('Total', sums.currency),
    sums,
  }))
  return (
    <div className="grid border-edge border-t-2">
      <p className="flex justify-between py-2 text-fine text-muted">
        <span>Account</span>
        <span>After</span>
      </p>
      <ul aria-label="Accounts over the period" className="border-hairline border-t">
        {lines.map(({ key, ...line }) => (
          <Line key={key} {...line} />
        ))}
      </ul>
      <ul aria-label="Total" className="rule-double border-edge border-t">
        {totals.map(({ key, ...line }) => (
          <Line key={key} {...line} />
        ))}
      </ul>
      <Fold title="How each came to that" className="pt-2">
        <ul>
          {[...lines, ...totals].map(({ key, ...line }) => (
            <Movement key={key} {...line} />
          ))}
        </ul>
      </Fold>
    </div>
  )
}

/** Five columns of money need so much; with less they would be cut off, or a sheet for each account. */
const narrow = '(width < 46rem)'

export const Accounts = ({ accounts, on }: { accounts: readonly BookedAccount[]; on: string }) => {
  const isNarrow = useMedia(narrow, false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {balanceSplits(accounts).map((split) => (
        <BalanceBar key={split.currency} split={split} hasNames={!isNarrow} on={on} />
      ))}
      {isNarrow ? <Narrow accounts={accounts} /> : <Wide accounts={accounts} />}
      <p className="max-w-text text-muted text-sm">
        A balance with a minus is a credit balance: what is owed to others, or was earned. The journal ends
        with the same balances, and they are the ledger’s.
      </p>
    </div>
  )
}
