import {
  accountingApi,
  type BookedAccount,
  BookPeriod,
  type ExportName,
} from '@ledgerleaf/contract/accounting'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { hrefOf } from '../../api/request.ts'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { writeMinor } from '../../nouns/operator/write-minor.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { Table, TableCell, TableHead, TableRow, TableTotal } from '../../ui/Table.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { usualPeriods } from './periods.ts'
import { totalsOf } from './totals-of.ts'

const files: { name: ExportName; label: string }[] = [
  { name: 'journal', label: 'Journal, double entry' },
  { name: 'orders', label: 'Orders' },
  { name: 'payments', label: 'Payments' },
  { name: 'fees', label: 'Fees' },
  { name: 'refunds', label: 'Refunds' },
  { name: 'payouts', label: 'Payouts' },
  { name: 'returns', label: 'Transfers sent back' },
]

const Accounts = ({ accounts }: { accounts: readonly BookedAccount[] }) => (
  <Table caption="Accounts over the period; a credit stands with a minus" folds>
    <thead>
      <tr>
        <TableHead>Account</TableHead>
        <TableHead numeric>Before</TableHead>
        <TableHead numeric>Debit</TableHead>
        <TableHead numeric>Credit</TableHead>
        <TableHead numeric>After</TableHead>
      </tr>
    </thead>
    <tbody>
      {accounts.map((account) => (
        <TableRow key={`${account.code} ${account.currency}`}>
          <TableCell>
            <Mono>{account.code}</Mono> {account.name}
            {account.currency !== 'USD' && ` (${account.currency})`}
          </TableCell>
          <TableCell label="Before" numeric>
            {writeMinor(account.openingCents, account.currency)}
          </TableCell>
          <TableCell label="Debit" numeric>
            {writeMinor(account.debitCents, account.currency)}
          </TableCell>
          <TableCell label="Credit" numeric>
            {writeMinor(account.creditCents, account.currency)}
          </TableCell>
          <TableCell label="After" numeric>
            {writeMinor(account.closingCents, account.currency)}
          </TableCell>
        </TableRow>
      ))}
    </tbody>
    <tfoot>
      {totalsOf(accounts).map(({ currency, openingCents, debitCents, creditCents, closingCents }) => (
        <TableTotal key={currency}>
          <TableCell>{currency === 'USD' ? 'Together' : `Together (${currency})`}</TableCell>
          <TableCell label="Before" numeric>
            {writeMinor(openingCents, currency)}
          </TableCell>
          <TableCell label="Debit" numeric>
            {writeMinor(debitCents, currency)}
          </TableCell>
          <TableCell label="Credit" numeric>
            {writeMinor(creditCents, currency)}
          </TableCell>
          <TableCell label="After" numeric>
            {writeMinor(closingCents, currency)}
          </TableCell>
        </TableTotal>
      ))}
    </tfoot>
  </Table>
)

const PeriodFields = ({
  period,
  onChange,
}: {
  period: BookPeriod
  onChange: (period: BookPeriod) => void
}) => {
  const id = useId()
  const day = (name: 'from' | 'to', label: string) => (
    <TextField
      id={`${id}-${name}`}
      label={label}
      type="date"
      value={period[name]}
      onChange={({ target }) => onChange({ ...period, [name]: target.value })}
    />
  )
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {usualPeriods(new Date()).map((usual) => (
          <Button
            key={usual.label}
            variant="outline"
            size="small"
            className="border-hairline! hover:border-ink! aria-pressed:border-ink! aria-pressed:bg-ink aria-pressed:text-paper"
            aria-pressed={usual.period.from === period.from && usual.period.to === period.to}
            onClick={() => onChange(usual.period)}
          >
            {usual.label}
          </Button>
        ))}
      </div>
      <div className="grid gap-4 sm:max-w-md sm:grid-cols-2">
        {day('from', 'First day')}
        {day('to', 'Last day')}
      </div>
    </div>
  )
}

const OfPeriod = ({ period }: { period: BookPeriod }) => {
  const query = useQuery(operatorQueries.books(period))
  return (
    <>
      <Part
        look="sheet"
        title="Accounts"
        lead="The journal ends with the same balances, and they are the ledger’s."
      >
        <Loaded query={query} what="the accounts" room="h-60">
          {({ accounts }) =>
            accounts.length > 0 ? (
              <Accounts accounts={accounts} />
            ) : (
              <EmptyState of="papers" title="Nothing booked yet" text="Until this day no money has moved." />
            )
          }
        </Loaded>
      </Part>
      <Part
        look="sheet"
        title="Files"
        lead="CSV, as every spreadsheet and most bookkeeping programs read it."
      >
        <div className="flex flex-wrap gap-2 sm:gap-3">
          {files.map(({ name, label }) => (
            <a
              key={name}
              href={hrefOf(accountingApi.export, { params: { name }, query: period })}
              download
              className={buttonLook(name === 'journal' ? 'primary' : 'outline', 'regular')}
            >
              <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {label}
            </a>
          ))}
        </div>
      </Part>
    </>
  )
}

/** A period, its files and what its accounts come to. */
export const Books = () => {
  const [period, setPeriod] = useState<BookPeriod>(
    () => usualPeriods(new Date())[1]?.period ?? { from: '', to: '' },
  )
  const parsed = BookPeriod.safeParse(period)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PeriodFields period={period} onChange={setPeriod} />
      {parsed.success ? (
        <OfPeriod period={parsed.data} />
      ) : (
        <Notice tone="attention">Choose a first day and a last day that does not come before it.</Notice>
      )}
    </div>
  )
}
