import type { PortfolioPart } from '@ledgerleaf/contract/buyer-desk'
import { mechanismWords, writeCategory } from '../../nouns/project/words.ts'
import { countryName } from '../../ui/country-name.ts'
import { writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** The picture of a portfolio in words and figures. */
export const PortfolioTable = ({ parts }: { parts: readonly PortfolioPart[] }) => (
  <Table caption="Where your credits are from" folds>
    <thead>
      <TableRow>
        <TableHead>Project</TableHead>
        <TableHead>Country</TableHead>
        <TableHead>Kind</TableHead>
        <TableHead numeric>Vintage</TableHead>
        <TableHead numeric>Lasts, years</TableHead>
        <TableHead numeric>Held</TableHead>
        <TableHead numeric>Retired</TableHead>
        <TableHead numeric>Retired, pending</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {parts.map((part) => (
        <TableRow key={`${part.projectId} ${part.vintage}`}>
          <TableCell>
            <TextLink to={`/projects/${part.projectId}`}>{part.projectName}</TextLink>
          </TableCell>
          <TableCell label="Country">{part.country ? countryName(part.country) : '–'}</TableCell>
          <TableCell label="Kind">
            {[
              part.category && writeCategory(part.category),
              (mechanismWords as Record<string, string>)[part.mechanism ?? '']?.toLowerCase(),
            ]
              .filter(Boolean)
              .join(', ') || '–'}
          </TableCell>
          <TableCell numeric label="Vintage">
            {part.vintage}
          </TableCell>
          <TableCell numeric label="Lasts, years">
            {part.durabilityYears === null ? '–' : writeWhole(part.durabilityYears)}
          </TableCell>
          <TableCell numeric label="Held">
            {writeWhole(part.heldCredits)}
          </TableCell>
          <TableCell numeric label="Retired">
            {writeWhole(part.retiredCredits - part.pendingCredits)}
          </TableCell>
          <TableCell numeric label="Retired, pending">
            {writeWhole(part.pendingCredits)}
          </TableCell>
        </TableRow>
      ))}
    </tbody>
  </Table>
)
