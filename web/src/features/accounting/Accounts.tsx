import type { BookedAccount } from '@ledgerleaf/contract/accounting'
import type { ReactNode } from 'react'
import { writeMinor } from '../../nouns/operator/write-minor.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Table, TableCell, TableHead, TableRow, TableTotal } from '../../ui/Table.tsx'
import { usePhone } from '../../ui/use-phone.ts'
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
  <Table caption="Accounts over the period; a credit stands with a minus" folds>
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
          <TableCell>{inCurrency('Together', sums.currency)}</TableCell>
          <Numbers sums={sums} />
        </TableTotal>
      ))}
    </tfoot>
  </Table>
)

const Movement = ({ name, sums }: { name: ReactNode; sums: Sums }) => (
  <li className="grid border-hairline border-b py-3 last:border-b-0">
    <p className="flex items-baseline justify-between gap-4">
      <span className="min-w-0 font-medium text-note">{name}</span>
      <span className="whitespace-nowrap font-mono text-note tabular-nums">
        {writeMinor(sums.closingCents, sums.currency)}
      </span>
    </p>
    <Fold title="How it came to that">
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 text-sm">
        {columns.map(({ label, of }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right font-mono tabular-nums">{writeMinor(sums[of], sums.currency)}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  </li>
)

/** On a phone an account is one line with what it came to; what moved it is behind that line. */
const Narrow = ({ accounts }: { accounts: readonly BookedAccount[] }) => (
  <div className="grid border-edge border-t-2">
    <p className="flex justify-between py-2 text-fine text-muted">
      <span>Account</span>
      <span>After</span>
    </p>
    <ul aria-label="Accounts over the period" className="border-hairline border-t">
      {accounts.map((account) => (
        <Movement
          key={`${account.code} ${account.currency}`}
          name={
            <>
              <Mono>{account.code}</Mono> {inCurrency(account.name, account.currency)}
            </>
          }
          sums={account}
        />
      ))}
    </ul>
    <ul aria-label="Together" className="rule-double border-edge border-t">
      {totalsOf(accounts).map((sums) => (
        <Movement key={sums.currency} name={inCurrency('Together', sums.currency)} sums={sums} />
      ))}
    </ul>
  </div>
)

export const Accounts = ({ accounts }: { accounts: readonly BookedAccount[] }) =>
  usePhone() ? <Narrow accounts={accounts} /> : <Wide accounts={accounts} />
