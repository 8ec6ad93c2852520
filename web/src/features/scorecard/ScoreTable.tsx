import type { KeptScore } from '@ledgerleaf/contract/scores'
import { pillarShares, writePoints } from '../../nouns/score/pillar-shares.ts'
import { scoreLooks } from '../../nouns/score/score-looks.ts'
import { Table, TableCell, TableHead, TableRow, TableTotal } from '../../ui/Table.tsx'

/** The tenths that the points were counted in, and the whole number they are told as. */
const tellSum = (pillars: KeptScore['pillars'], value: number | null): string => {
  const sum = writePoints(pillars.reduce((total, { points }) => total + points, 0))
  return value === null || sum === String(value)
    ? `Together ${sum} of 100 points`
    : `Together ${sum} of 100 points, told everywhere as ${value}`
}

/** The figures of the strip for whoever reads rather than looks. */
export const ScoreTable = ({ score: { pillars, value, limitedBy } }: { score: KeptScore }) => (
  <Table caption="The criteria of the score, in points" folds>
    <thead>
      <TableRow>
        <TableHead>Criterion</TableHead>
        <TableHead numeric>Weight</TableHead>
        <TableHead numeric>{scoreLooks.documented.name}</TableHead>
        <TableHead numeric>{scoreLooks.assumed.name}</TableHead>
        <TableHead numeric>{scoreLooks.undocumented.name}</TableHead>
        <TableHead numeric>{scoreLooks.lost.name}</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {pillars.map((pillar) => {
        const { documented, assumed, undocumented, lost } = pillarShares(pillar)
        return (
          <TableRow key={pillar.id}>
            <TableCell>{pillar.title}</TableCell>
            <TableCell numeric data-label="Weight">
              {pillar.weight}
            </TableCell>
            <TableCell numeric data-label={scoreLooks.documented.name}>
              {writePoints(documented)}
            </TableCell>
            <TableCell numeric data-label={scoreLooks.assumed.name}>
              {writePoints(assumed)}
            </TableCell>
            <TableCell numeric data-label={scoreLooks.undocumented.name}>
              {writePoints(undocumented)}
            </TableCell>
            <TableCell numeric data-label={scoreLooks.lost.name}>
              {writePoints(lost)}
            </TableCell>
          </TableRow>
        )
      })}
    </tbody>
    <tfoot>
      <TableTotal>
        <TableCell colSpan={6}>{tellSum(pillars, limitedBy === null ? value : null)}</TableCell>
      </TableTotal>
    </tfoot>
  </Table>
)
