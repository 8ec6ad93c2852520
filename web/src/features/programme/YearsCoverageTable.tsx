import type { ProgrammeYear } from '@ledgerleaf/contract/programme'
import { scopeWords } from '../../nouns/analysis/scope-of.ts'
import { writeTonnes } from '../../nouns/analysis/words.ts'
import { writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { bandsOf, methodOf } from './years-shape.ts'

const write = (tonnes: number | null) => (tonnes === null ? 'unknown' : writeWhole(tonnes))

/** The figures of the picture: each year by scope, and how far what was retired reaches. */
export const YearsCoverageTable = ({ years }: { years: readonly ProgrammeYear[] }) => {
  const hasPending = years.some(({ coverage }) => coverage.pendingTonnes > 0)
  const left = hasPending ? 'Neither retired nor pending' : 'Not retired'
  return (
    <Table caption="Emitted and retired by year, in tonnes of CO2e" folds>
      <thead>
        <TableRow>
          <TableHead>Year</TableHead>
          <TableHead>By scope, and what is retired of it</TableHead>
          <TableHead numeric>Footprint, whole credits</TableHead>
          <TableHead numeric>Retired</TableHead>
          <TableHead numeric>Pending</TableHead>
          <TableHead numeric>{left}</TableHead>
        </TableRow>
      </thead>
      <tbody>
        {years.toReversed().map((year) => {
          const { coverage, total } = year
          const method = methodOf(year)
          return (
            <TableRow key={year.year}>
              <TableCell>{year.year}</TableCell>
              <TableCell label="By scope">
                {total.state === 'known'
                  ? bandsOf(year)
                      .map(
                        ({ band, tonnes, coveredTonnes }) =>
                          `${band === 'scope-2' && method ? method : scopeWords[band]} ${writeTonnes(coveredTonnes)} of ${writeTonnes(tonnes)}`,
                      )
                      .join('; ')
                  : total.state}
              </TableCell>
              <TableCell numeric label="Footprint, whole credits">
                {write(coverage.footprintTonnes)}
              </TableCell>
              <TableCell numeric label="Retired">
                {writeWhole(coverage.retiredTonnes)}
              </TableCell>
              <TableCell numeric label="Pending">
                {writeWhole(coverage.pendingTonnes)}
              </TableCell>
              <TableCell numeric label={left}>
                {write(coverage.openTonnes)}
              </TableCell>
            </TableRow>
          )
        })}
      </tbody>
    </Table>
  )
}
