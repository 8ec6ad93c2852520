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

const shareNames = ['documented', 'assumed', 'undocumented', 'lost'] as const

/** The figures of the strip for whoever reads rather than looks. */
export const ScoreTable = ({ score: { pillars, value, limitedBy, confidence } }: { score: KeptScore }) => (
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
        <TableCell>Together</TableCell>
        <TableCell numeric data-label="Weight">
          {writePoints(pillars.reduce((total, { weight }) => total + weight, 0))}
        </TableCell>
        {shareNames.map((share) => (
          <TableCell key={share} numeric data-label={scoreLooks[share].name}>
            {writePoints(pillars.reduce((total, pillar) => total + pillarShares(pillar)[share], 0))}
          </TableCell>
        ))}
      </TableTotal>
      <tr>
        <td colSpan={6} className="px-4 py-3 text-muted text-sm">
          {tellSum(pillars, limitedBy === null ? value : null)}. The confidence of {confidence} % counts
          otherwise: of all points that ask for evidence it is the share a document speaks to, granted or not.
        </td>
      </tr>
    </tfoot>
  </Table>
)
