import type { RegistryStanding } from '@ledgerleaf/contract/registry-records-api'
import { useQuery } from '@tanstack/react-query'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { isOld, kindWords, tellAge } from './words.ts'

const Row = ({ registry, projects, units, files }: RegistryStanding) => (
  <TableRow>
    <TableCell className="font-medium">{registry}</TableCell>
    <TableCell numeric label="Projects">
      {projects > 0 ? writeWhole(projects) : '–'}
    </TableCell>
    <TableCell numeric label="Serial blocks">
      {units > 0 ? writeWhole(units) : '–'}
    </TableCell>
    <TableCell label="Newest files" className="folded:block! folded:text-left! folded:before:block">
      {files.length === 0 ? (
        <span className="text-muted">No file yet</span>
      ) : (
        <ul className="grid gap-1 folded:w-full">
          {files.map(({ kind, asOf }) => (
            <li
              key={kind}
              className="flex flex-wrap items-center gap-x-2 max-lg:flex-nowrap max-lg:items-baseline max-lg:justify-between max-lg:gap-x-4"
            >
              <span className="min-w-0">
                {kindWords[kind]}
                <span className="max-lg:hidden">, </span>
                <span className="whitespace-nowrap max-lg:block max-lg:text-muted max-lg:text-sm">
                  as of {writeDate(asOf)}
                </span>
              </span>
              <span className="whitespace-nowrap text-muted text-sm">{tellAge(asOf)}</span>
              {isOld(asOf) && <Badge tone="attention">Old</Badge>}
            </li>
          ))}
        </ul>
      )}
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
