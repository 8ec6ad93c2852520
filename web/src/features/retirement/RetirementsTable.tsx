import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { retirementQueries } from './queries.ts'

export const RetirementsTable = () => {
  const { data, isError, isFetching, refetch } = useQuery(retirementQueries.all())
  if (!data && isError)
    return (
      <ErrorState title="Your retirements did not load" onRetry={() => void refetch()} busy={isFetching} />
    )
  if (!data)
    return (
      <div role="status">
        <span className="sr-only">Loading your retirements</span>
        <Skeleton className="h-32 w-full" />
      </div>
    )
  if (data.retirements.length === 0)
    return (
      <p className="border-edge border-t-2 bg-sheet px-5 py-6 text-muted">
        Nothing is retired yet. Each retirement will stand here with its certificate.
      </p>
    )
  return (
    <Table caption="Credits you have retired" className="md:min-w-[40rem]" folds>
      <thead>
        <tr>
          <TableHead>Retired on</TableHead>
          <TableHead>Project</TableHead>
          <TableHead>For</TableHead>
          <TableHead numeric>Tonnes</TableHead>
          <TableHead>Proof</TableHead>
        </tr>
      </thead>
      <tbody>
        {data.retirements.map((retirement) => (
          <TableRow key={retirement.id}>
            <TableCell className="whitespace-nowrap">
              <time dateTime={retirement.retiredAt}>{writeDate(retirement.retiredAt)}</time>
            </TableCell>
            <TableCell label="Project">{retirement.projectName}</TableCell>
            <TableCell label="For">
              <span>
                {retirement.beneficiary}
                <span className="block text-muted text-sm">{retirement.purpose}</span>
              </span>
            </TableCell>
            <TableCell numeric label="Tonnes">
              {writeWhole(retirement.quantity)}
            </TableCell>
            <TableCell label="Proof">
              <TextLink to={`/certificates/${retirement.id}`}>Certificate</TextLink>
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
