import { pathAt, type TargetLine, type TargetPath } from '@ledgerleaf/contract/target-path'
import { writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { gapOf, scopesWords } from './target-words.ts'

const write = (tonnes: number | null | undefined) =>
  tonnes === null || tonnes === undefined ? '–' : writeWhole(Math.round(tonnes))

/** The years whose emissions are known and the year of the target, beside the path. */
export const TargetTable = ({ path, line }: { path: TargetPath; line: TargetLine | undefined }) => {
  const known = path.actuals.map(({ year }) => year)
  const shown = [...new Set([...known, ...path.lines.map(({ to }) => to.year)])].sort((a, b) => a - b)
  return (
    <Table caption={`${scopesWords(path.scopes)}: emissions and the path to the target, in tonnes of CO2e`}>
      <thead>
        <TableRow>
          <TableHead>Year</TableHead>
          <TableHead numeric>Emitted</TableHead>
          <TableHead numeric>Path</TableHead>
          <TableHead numeric>Above the path</TableHead>
          <TableHead numeric>Retired, no part of it</TableHead>
        </TableRow>
      </thead>
      <tbody>
        {shown.map((year) => {
          const actual = path.actuals.find((one) => one.year === year)
          return (
            <TableRow key={year}>
              <TableCell>{year}</TableCell>
              <TableCell numeric>{write(actual?.tonnes)}</TableCell>
              <TableCell numeric>{write(line && pathAt(line, year))}</TableCell>
              <TableCell numeric>{write(gapOf(path, line, year))}</TableCell>
              <TableCell numeric>{write(actual?.retiredTonnes)}</TableCell>
            </TableRow>
          )
        })}
      </tbody>
    </Table>
  )
}
