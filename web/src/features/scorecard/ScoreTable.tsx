import type { ScorePillar } from '@ledgerleaf/contract/scores'
import { pillarShares, writePoints } from '../../nouns/score/pillar-shares.ts'
import { scoreLooks } from '../../nouns/score/score-looks.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'

/** The figures of the strip for whoever reads rather than looks. */
export const ScoreTable = ({ pillars }: { pillars: readonly ScorePillar[] }) => (
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
  </Table>
)
