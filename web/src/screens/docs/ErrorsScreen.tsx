import { errorCatalogue } from '@ledgerleaf/contract/errors'
import { DocsHead } from '../../features/docs/DocsHead.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({
  title: 'Refusals · For programs',
  description: 'Every code a call of the Ledgerleaf API may be refused with, and what it means.',
})

const codes = Object.entries(errorCatalogue)
  .map(([code, { status, message }]) => ({ code, status, message }))
  .toSorted((one, other) => one.status - other.status || one.code.localeCompare(other.code))

export default function ErrorsScreen() {
  return (
    <>
      <DocsHead
        title="Refusals"
        lead="Every refusal is a problem after RFC 9457. Go by its code: its words are for people, and may change. What asks you to wait says how long in Retry-After."
      />
      <div className="mt-6">
        <Table caption="Codes of refusals" folds>
          <thead>
            <tr>
              <TableHead>Code</TableHead>
              <TableHead numeric>Status</TableHead>
              <TableHead>What it means</TableHead>
            </tr>
          </thead>
          <tbody>
            {codes.map(({ code, status, message }) => (
              <TableRow key={code} id={code} className="scroll-mt-28">
                <TableCell>
                  <Mono>{code}</Mono>
                </TableCell>
                <TableCell numeric label="Status">
                  {status}
                </TableCell>
                <TableCell>{message}</TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  )
}
