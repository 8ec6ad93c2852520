import type { Quote } from '@ledgerleaf/contract/quotes'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** What is offered, at the prices that stay as they are, and what it comes to. */
export const QuoteLines = ({ quote }: { quote: Quote }) => {
  const vatCents = quote.amountCents - quote.netCents
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
            <TableRow key={`${line.projectId} ${line.vintage} ${line.pricePerCreditCents}`}>
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
                {writeCents(line.pricePerCreditCents)}
              </TableCell>
              <TableCell label="Amount" numeric>
                {writeCents(line.totalCents)}
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      <dl className="grid justify-end gap-1 text-right tabular-nums">
        {vatCents > 0 && (
          <div className="text-muted text-note">
            <dt className="inline">VAT </dt>
            <dd className="inline">{writeCents(vatCents)}</dd>
          </div>
        )}
        <div className="font-medium text-lg">
          <dt className="inline">Total </dt>
          <dd className="inline">{writeCents(quote.amountCents)}</dd>
        </div>
      </dl>
    </div>
  )
}
