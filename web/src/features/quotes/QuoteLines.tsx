import { tellBooks } from '@ledgerleaf/contract/book-words'
import { writeMoney } from '@ledgerleaf/contract/currencies'
import type { Quote } from '@ledgerleaf/contract/quotes'
import { writeUnitPrice } from '@ledgerleaf/contract/unit-price'
import { writeVatLabel } from '@ledgerleaf/contract/vat'
import { writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

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
      <dl className="grid justify-end gap-1 text-right tabular-nums">
        {allowanceMinor > 0 && (
          <div className="text-muted text-note">
            <dt className="inline">Discount, paid by Ledgerleaf </dt>
            <dd className="inline">−{writeMoney(allowanceMinor, currency)}</dd>
          </div>
        )}
        <div className="text-muted text-note">
          <dt className="inline">Net </dt>
          <dd className="inline">{writeMoney(netMinor, currency)}</dd>
        </div>
        <div className="text-muted text-note">
          <dt className="inline">{vat ? writeVatLabel(vat) : 'VAT'} </dt>
          <dd className="inline">{writeMoney(vatMinor, currency)}</dd>
        </div>
        <div className="font-medium text-lg">
          <dt className="inline">Total </dt>
          <dd className="inline">{writeMoney(amountMinor, currency)}</dd>
        </div>
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
