import type { PublishedRetirement } from '@ledgerleaf/contract/climate-pages'
import { standingTitle } from '@ledgerleaf/contract/offset-standing'
import { countryName } from '../../ui/country-name.ts'
import { writeDate, writeSpan, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** What was retired, act by act, each with the way to its certificate. */
export const RetirementTable = ({ retirements }: { retirements: readonly PublishedRetirement[] }) => (
  <Table caption="What was retired" folds>
    <thead>
      <tr>
        <TableHead>Project</TableHead>
        <TableHead>Retired</TableHead>
        <TableHead>For the period</TableHead>
        <TableHead>Counts</TableHead>
        <TableHead numeric>Tonnes</TableHead>
        <TableHead>
          <span className="sr-only">Certificate</span>
        </TableHead>
      </tr>
    </thead>
    <tbody>
      {retirements.map((one) => (
        <TableRow key={one.id}>
          <TableCell>
            <TextLink to={`/projects/${one.projectId}`}>{one.projectName}</TextLink>
            <span className="block text-muted text-sm">
              {[one.registry, one.country && countryName(one.country)].filter(Boolean).join(' · ')}
              {one.mechanism === 'removal' && ' · removal'}
            </span>
            <span className="block text-muted text-sm [overflow-wrap:anywhere]">
              {one.beneficiary === null
                ? 'A name that claims something is not shown'
                : `for ${one.beneficiary}`}
              {one.onBehalfOf && <> on behalf of {one.onBehalfOf}</>}
            </span>
          </TableCell>
          <TableCell label="Retired" className="whitespace-nowrap">
            {writeDate(one.retiredAt.slice(0, 10))}
          </TableCell>
          <TableCell label="For the period">
            {one.periodStartsOn && one.periodEndsOn
              ? writeSpan(one.periodStartsOn, one.periodEndsOn)
              : 'Not said'}
          </TableCell>
          <TableCell label="Counts">{standingTitle(one.standing)}</TableCell>
          <TableCell numeric label="Tonnes">
            {writeWhole(one.quantity)}
          </TableCell>
          <TableCell className="text-right">
            <TextLink to={`/certificates/${one.id}`} className="inline-block min-h-6 content-center">
              Certificate
            </TextLink>
          </TableCell>
        </TableRow>
      ))}
    </tbody>
  </Table>
)
