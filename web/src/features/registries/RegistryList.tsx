import type { RegistryStanding } from '@ledgerleaf/contract/registry-records-api'
import { useQuery } from '@tanstack/react-query'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import { writeCount, writeDate, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { filesByDay } from './files-by-day.ts'
import { isOld, tellAge } from './words.ts'

/** How old a registry's files are: each day once, with what is of that day. */
const Ages = ({ files }: Pick<RegistryStanding, 'files'>) => (
  <ul className="grid gap-1 folded:w-full">
    {filesByDay(files).map(({ asOf, kinds }) => (
      <li key={asOf} className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
        <span>
          {kinds}, <span className="whitespace-nowrap">as of {writeDate(asOf)}</span>
        </span>
        <span className="whitespace-nowrap text-muted text-sm">{tellAge(asOf)}</span>
        {isOld(asOf) && <Badge tone="attention">Old</Badge>}
      </li>
    ))}
  </ul>
)

const Row = ({ registry, projects, units, files }: RegistryStanding) => (
  <TableRow>
    <TableCell className="font-medium">
      {registry}
      {/* Where it folds both counts are one line: a label for each would say again what its files are called. */}
      <span className="hidden font-normal text-muted folded:block">
        {writeCount(projects, 'project')}, {writeCount(units, 'serial block')}
      </span>
    </TableCell>
    <TableCell numeric className="folded:hidden!">
      {projects > 0 ? writeWhole(projects) : '–'}
    </TableCell>
    <TableCell numeric className="folded:hidden!">
      {units > 0 ? writeWhole(units) : '–'}
    </TableCell>
    <TableCell className="folded:pt-0!">
      {files.length === 0 ? <span className="text-muted">No file yet</span> : <Ages files={files} />}
    </TableCell>
  </TableRow>
)

const isEmpty = ({ projects, units, files }: RegistryStanding) =>
  projects === 0 && units === 0 && files.length === 0

/** Every registry whose projects can be sold: the newest file of each kind, and by name alone those without any. */
export const RegistryList = () => (
  <Loaded query={useQuery(operatorQueries.registries())} what="the registries" room="h-80">
    {({ registries }) => {
      const known = registries.filter((standing) => !isEmpty(standing))
      const without = registries.filter(isEmpty).map(({ registry }) => registry)
      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {known.length > 0 && (
            <Table caption="Registries and their newest files" folds>
              <thead>
                <TableRow>
                  <TableHead>Registry</TableHead>
                  <TableHead numeric>Projects</TableHead>
                  <TableHead numeric>Serial blocks</TableHead>
                  <TableHead>Newest files</TableHead>
                </TableRow>
              </thead>
              <tbody>
                {known.map((standing) => (
                  <Row key={standing.registry} {...standing} />
                ))}
              </tbody>
            </Table>
          )}
          {without.length > 0 && (
            <p className="max-w-text text-muted text-note">
              <span className="text-ink">No file yet of</span> {new Intl.ListFormat('en').format(without)}.
            </p>
          )}
        </div>
      )
    }}
  </Loaded>
)
