import { bankApi, type OpenLine } from '@ledgerleaf/contract/bank'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { send } from '../../api/client.ts'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { toast } from '../../ui/toast.ts'
import { LineActs } from './LineActs.tsx'
import { writeBanked } from './line-words.ts'
import { useMoneyAct } from './use-money-act.ts'

/** What came in and what went out, each currency for itself: the two are never one sum. */
const sumWords = (lines: readonly OpenLine[]): string => {
  const side = (isCredit: boolean) => {
    const own = lines.filter((line) => line.isCredit === isCredit)
    const codes = [...new Set(own.map(({ currency }) => currency))].sort()
    return codes.map((code) =>
      writeBanked(
        own.reduce((sum, line) => sum + (line.currency === code ? line.amountCents : 0), 0),
        code,
      ),
    )
  }
  const [came, went] = [side(true), side(false)]
  return [
    ...(came.length > 0 ? [`${came.join(', ')} came in`] : []),
    ...(went.length > 0 ? [`${went.join(', ')} went out`] : []),
  ]
    .join(' and ')
    .concat(' that nobody has explained.')
}

const Upload = () => {
  const { act, busy, error } = useMoneyAct()
  const input = useRef<HTMLInputElement>(null)
  const upload = (file: File) =>
    act(async () => {
      const taken = await send(bankApi.import, { query: { name: file.name }, file })
      toast.success(
        taken.repeated
          ? 'This file was imported before. Nothing was changed.'
          : `${writeWhole(taken.added)} new lines, ${writeWhole(taken.matched)} of them matched.`,
      )
    })
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="outline"
        size="small"
        busy={busy}
        busyLabel="Reading…"
        onClick={() => input.current?.click()}
      >
        Import bank statement
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xml,text/xml,application/xml"
        aria-label="Statement of the bank"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void upload(file)
        }}
      />
      {error && (
        <p role="alert" className="text-error text-sm">
          {error}
        </p>
      )}
    </div>
  )
}

const OpenLines = ({ lines }: { lines: readonly OpenLine[] }) => (
  <Table caption="Lines nobody has explained" folds="early">
    <thead>
      <tr>
        <TableHead>Booked on</TableHead>
        <TableHead>What the bank says</TableHead>
        <TableHead>Why it is open</TableHead>
        <TableHead numeric>Amount</TableHead>
        <TableHead>
          <span className="sr-only">Act</span>
        </TableHead>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <TableRow key={line.id}>
          <TableCell className="whitespace-nowrap">{writeDate(line.bookedOn)}</TableCell>
          <TableCell label="Says" className="[overflow-wrap:anywhere]">
            {[line.counterparty, line.endToEndId, line.remittance].filter(Boolean).join(', ') || '–'}
          </TableCell>
          <TableCell label="Open because">
            <div>
              {line.note}
              {line.likely[0] && (
                <span className="block text-muted text-sm">
                  Perhaps {line.likely[0].number} ({line.likely[0].because})
                </span>
              )}
            </div>
          </TableCell>
          <TableCell label="Amount" numeric>
            {`${line.isCredit ? '' : '−'}${writeBanked(line.amountCents, line.currency)}`}
          </TableCell>
          <TableCell>
            <LineActs line={line} />
          </TableCell>
        </TableRow>
      ))}
    </tbody>
  </Table>
)

/** What the bank told, and what nobody has explained. */
export const BankPart = () => {
  const query = useQuery(operatorQueries.bank())
  return (
    <section aria-labelledby="bank" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Heading level={2} look="small" id="bank">
        The bank’s statements
      </Heading>
      <p className="max-w-text text-muted">
        A camt.053 file of our account. We match payouts and invoices by reference. Duplicates are ignored.
      </p>
      <Upload />
      <Loaded query={query} what="the statements" room="h-40">
        {({ statements, open }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {open.length > 0 && (
              <>
                <p className="text-note tabular-nums">{sumWords(open)}</p>
                <OpenLines lines={open} />
              </>
            )}
            {statements.length > 0 && (
              <Table caption="Imported statements" folds>
                <thead>
                  <tr>
                    <TableHead>File</TableHead>
                    <TableHead>Imported</TableHead>
                    <TableHead numeric>Lines</TableHead>
                    <TableHead numeric>New</TableHead>
                    <TableHead numeric>Matched</TableHead>
                    <TableHead numeric>Balance</TableHead>
                  </tr>
                </thead>
                <tbody>
                  {statements.map((one) => (
                    <TableRow key={one.id}>
                      <TableCell className="font-medium [overflow-wrap:anywhere]">
                        {one.name}
                        {one.expectedOpeningCents !== null && (
                          <span className="block font-normal text-attention text-sm">
                            It begins with {writeBanked(one.openingCents, one.currency)}, and the one before
                            it ended with {writeBanked(one.expectedOpeningCents, one.currency)}: a statement
                            may be missing.
                          </span>
                        )}
                      </TableCell>
                      <TableCell label="Imported">
                        {`${writeDate(one.importedAt)} by ${one.importedBy}`}
                      </TableCell>
                      <TableCell label="Lines" numeric>
                        {writeWhole(one.lines)}
                      </TableCell>
                      <TableCell label="New" numeric>
                        {writeWhole(one.added)}
                      </TableCell>
                      <TableCell label="Matched" numeric>
                        {writeWhole(one.matched)}
                      </TableCell>
                      <TableCell label="Balance" numeric>
                        {writeBanked(one.closingCents, one.currency)}
                      </TableCell>
                    </TableRow>
                  ))}
                </tbody>
              </Table>
            )}
          </div>
        )}
      </Loaded>
    </section>
  )
}
