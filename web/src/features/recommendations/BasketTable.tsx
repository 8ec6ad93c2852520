import type { RecommendedBasket, RecommendedLine } from '@ledgerleaf/contract/recommendations'
import { countryName } from '../../ui/country-name.ts'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow, TableTotal } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { categoryWords } from './words.ts'

const about = ({ category, registry, vintage, country }: RecommendedLine) =>
  [category && (categoryWords[category] ?? category), registry, vintage, country && countryName(country)]
    .filter(Boolean)
    .join(' · ')

export const BasketTable = ({ basket }: { basket: RecommendedBasket }) => (
  <Table caption="The recommended basket, line by line" folds>
    <thead>
      <tr>
        <TableHead>Project, and why it is here</TableHead>
        <TableHead numeric>Score</TableHead>
        <TableHead numeric>Credits</TableHead>
        <TableHead numeric>Price</TableHead>
        <TableHead numeric>Cost</TableHead>
      </tr>
    </thead>
    <tbody>
      {basket.lines.map((line) => (
        <TableRow key={line.listingId}>
          <TableCell className="py-4">
            <TextLink to={`/projects/${line.projectId}`}>{line.projectName}</TextLink>
            <span className="block text-muted text-sm">{about(line)}</span>
            <ul className="mt-1.5 grid gap-0.5 border-leaf border-l pl-3 text-sm">
              {line.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </TableCell>
          <TableCell numeric label="Score">
            {line.score ?? '–'}
          </TableCell>
          <TableCell numeric label="Credits">
            {writeWhole(line.quantity)}
          </TableCell>
          <TableCell numeric label="Price">
            {writeCents(line.pricePerCreditCents)}
          </TableCell>
          <TableCell numeric label="Cost">
            {writeCents(line.totalCents)}
          </TableCell>
        </TableRow>
      ))}
    </tbody>
    <tfoot>
      <TableTotal>
        <TableCell>
          {basket.projects} {basket.projects === 1 ? 'project' : 'projects'}
        </TableCell>
        <TableCell numeric label="Mean score">
          {basket.scoreMean === null ? '–' : basket.scoreMean.toFixed(1)}
        </TableCell>
        <TableCell numeric label="Credits">
          {writeWhole(basket.tonnes)}
        </TableCell>
        <TableCell numeric label="Price">
          {writeCents(Math.round(basket.totalCents / basket.tonnes))}
        </TableCell>
        <TableCell numeric label="Cost">
          {writeCents(basket.totalCents)}
        </TableCell>
      </TableTotal>
    </tfoot>
  </Table>
)
