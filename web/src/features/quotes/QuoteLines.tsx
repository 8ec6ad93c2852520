import { tellBooks } from '@ledgerleaf/contract/book-words'
import { writeMoney } from '@ledgerleaf/contract/currencies'
import type { Quote } from '@ledgerleaf/contract/quotes'
import { writeUnitPrice } from '@ledgerleaf/contract/unit-price'
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
                {writeUnitPrice(line.totalMinor, line.quantity, currency)}
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
          <Sum label="Discount, paid by Ledgerleaf">−{writeMoney(allowanceMinor, currency)}</Sum>
        )}
        <Sum label="Net">{writeMoney(netMinor, currency)}</Sum>
        <Sum label={vat ? writeVatLabel(vat) : 'VAT'}>{writeMoney(vatMinor, currency)}</Sum>
        <Sum label="Total" isTotal>
          {writeMoney(amountMinor, currency)}
        </Sum>
      </dl>
      {vat?.reason && <p className="text-muted text-note sm:text-right">{vat.reason}</p>}
      {rates && (
        <p className="text-muted text-note sm:text-right">
          {tellBooks('the credits', netCents, currency, rates)} The rate stays as it is.
        </p>
      )}
    </div>
  )
}
