import type { RecommendedBasket, RecommendedLine } from '@ledgerleaf/contract/recommendations'
import { BasketTable } from '../../nouns/basket/BasketTable.tsx'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { TableCell, TableTotal } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const Reasons = ({ reasons }: RecommendedLine) => (
  <ul className="mt-1 grid gap-0.5 border-leaf border-l pl-3 text-sm">
    {reasons.map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </ul>
)

const Totals = ({ projects, scoreMean, tonnes, totalCents }: RecommendedBasket) => (
  <TableTotal>
    <TableCell>
      {projects} {projects === 1 ? 'project' : 'projects'}
    </TableCell>
    <TableCell numeric label="Mean score">
      {scoreMean === null ? '–' : scoreMean.toFixed(1)}
    </TableCell>
    <TableCell numeric label="Credits">
      {writeWhole(tonnes)}
    </TableCell>
    <TableCell numeric label="Price">
      {writeCents(Math.round(totalCents / tonnes))}
    </TableCell>
    <TableCell numeric label="Cost">
      {writeCents(totalCents)}
    </TableCell>
  </TableTotal>
)

/** A recommended basket, with the reasons for every line. */
export const RecommendedTable = ({ basket }: { basket: RecommendedBasket }) => (
  <BasketTable
    caption="The recommended basket, line by line"
    titles={{ project: 'Project, and why it is here', figure: 'Score', total: 'Cost' }}
    lines={basket.lines}
    figure={({ score }) => score ?? '–'}
    name={({ projectId, projectName }) => <TextLink to={`/projects/${projectId}`}>{projectName}</TextLink>}
    note={(line) => <Reasons {...line} />}
    totals={<Totals {...basket} />}
  />
)
