import type { SerialRun } from '@ledgerleaf/contract/ribbon'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { pileWords } from '../../nouns/credit/pile-words.ts'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'

const rowsMax = 200

type RibbonTableProps = { runs: readonly SerialRun[]; prefix: string; on: string }

/** The runs of the chosen day for whoever reads rather than looks. */
export const RibbonTable = ({ runs, prefix, on }: RibbonTableProps) => (
  <div className="grid gap-2">
    <Table caption={`Where the serials were on ${writeDate(on)}`} tall>
      <thead>
        <TableRow>
          <TableHead>Serials</TableHead>
          <TableHead numeric>Credits</TableHead>
          <TableHead>Where</TableHead>
        </TableRow>
      </thead>
      <tbody>
        {runs.slice(0, rowsMax).map(({ first, last, pile }) => (
          <TableRow key={first}>
            <TableCell>
              <Mono>{writeSerials({ prefix, first, last })}</Mono>
            </TableCell>
            <TableCell numeric>{writeWhole(last - first + 1)}</TableCell>
            <TableCell className="whitespace-nowrap">{pileWords[pile]}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
    {runs.length > rowsMax && (
      <p className="text-muted text-sm">and {writeWhole(runs.length - rowsMax)} more runs</p>
    )}
  </div>
)
