import { tellBooks } from '@ledgerleaf/contract/book-words'
import { writeMoney } from '@ledgerleaf/contract/currencies'
import { nameDiscount } from '@ledgerleaf/contract/discount-words'
import type { Quote } from '@ledgerleaf/contract/quotes'
import { writeVatLabel } from '@ledgerleaf/contract/vat'
import type { ReactNode } from 'react'
import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** A line below the table, its amount under those of the lines: “VAT 19 %” and a sum side by side read as one figure. */
const Sum = ({
  label,
  isTotal = false,
  children,
}: {
  label: string
  isTotal?: boolean
  children: ReactNode
}) => (
  <div className={cn('contents', isTotal ? 'font-medium text-lg' : 'text-muted text-note')}>
    <dt>{label} </dt>
    <dd className="text-right tabular-nums">{children}</dd>
  </div>
)

/** What is offered, at the prices that stay as they are, and what it comes to. */
export const QuoteLines = ({ quote }: { quote: Quote }) => {
  const { currency, rates, netCents, allowanceMinor, netMinor, amountMinor, vat } = quote
  const vatMinor = amountMinor - netMinor
  return (
    <div className="grid gap-4">
      <Table caption="What the quote is for" folds>
        <thead>
          <TableRow>
            <TableHead>Project</TableHead>
            <TableHead>Registry and vintage</TableHead>
            <TableHead numeric>Credits</TableHead>
            <TableHead numeric>Price</TableHead>
            <TableHead numeric>Amount</TableHead>
          </TableRow>
        </thead>
        <tbody>
          {quote.lines.map((line) => (
            <TableRow key={`${line.projectId} ${line.vintage} ${line.totalMinor}`}>
              <TableCell className="font-medium">
                <TextLink to={`/projects/${line.projectId}`}>{line.projectName}</TextLink>
                {line.saleType === 'forward' && (
                  <span className="block text-muted text-sm">Bought forward: delivered later</span>
                )}
              </TableCell>
              <TableCell label="Registry and vintage">
                {line.registry}, {line.vintage}
              </TableCell>
              <TableCell label="Credits" numeric>
                {writeWhole(line.quantity)}
              </TableCell>
              <TableCell label="Price" numeric>
                {writeMoney(Math.round(line.totalMinor / line.quantity), currency)}
              </TableCell>
              <TableCell label="Amount" numeric>
                {writeMoney(line.totalMinor, currency)}
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      <dl className="grid grid-cols-[auto_auto] items-baseline justify-end gap-x-8 gap-y-1 px-4">
        {allowanceMinor > 0 && (
          <Sum label={nameDiscount(quote.isWelcome)}>−{writeMoney(allowanceMinor, currency)}</Sum>
        )}
        <Sum label="Net">{writeMoney(netMinor, currency)}</Sum>
        <Sum label={vat ? writeVatLabel(vat) : 'VAT'}>{writeMoney(vatMinor, currency)}</Sum>
        <Sum label="Total" isTotal>
          {writeMoney(amountMinor, currency)}
        </Sum>
      </dl>
      {quote.lines.some(({ totalMinor, quantity }) => totalMinor % quantity !== 0) && (
        <p className="max-w-text text-muted text-note">
          A price of one credit is rounded to the cent; the amounts are exact.
        </p>
      )}
      {vat?.reason && <p className="max-w-text text-muted text-note">{vat.reason}</p>}
      {rates && (
        <p className="max-w-text text-muted text-note">
          {tellBooks('the credits', netCents, currency, rates)} The rate stays as it is.
        </p>
      )}
    </div>
  )
}
