import type { MarketProject } from '@ledgerleaf/contract/market'
import type { ReactNode } from 'react'
import { countryName } from '../../ui/country-name.ts'
import { writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { availableOf, bestOffer, priceRange } from './offers.ts'
import type { RenderAdd } from './ProjectCard.tsx'
import { RegistryLine } from './ProjectTags.tsx'
import { categoryWords, mechanismWords } from './words.ts'

type Props = {
  projects: readonly MarketProject[]
  renderAdd: RenderAdd
  compare: (project: MarketProject) => ReactNode
}

const vintagesOf = ({ offers }: MarketProject): string =>
  [...new Set(offers.map(({ vintage }) => vintage))].sort().join(', ')

const Row = ({ project, add, compare }: { project: MarketProject; add: ReactNode; compare: ReactNode }) => (
  <TableRow>
    <TableCell className="md:max-xl:w-1/2 xl:min-w-60">
      <TextLink to={`/projects/${project.id}`} className="font-medium">
        {project.name}
      </TextLink>
      <p className="text-muted text-sm">
        <RegistryLine {...project} />
        {project.country && <span className="xl:hidden"> · {countryName(project.country)}</span>}
      </p>
      <p className="text-muted text-sm tabular-nums xl:hidden">
        {vintagesOf(project)}
        <span className="md:hidden"> · {writeWhole(availableOf(project.offers))} t</span>
      </p>
      <div className="mt-1">{compare}</div>
    </TableCell>
    <TableCell className="text-sm max-md:hidden">
      {project.category ? categoryWords[project.category] : '–'}
      {project.mechanism && <p className="text-muted">{mechanismWords[project.mechanism]}</p>}
    </TableCell>
    <TableCell className="text-sm max-xl:hidden">
      {project.country ? countryName(project.country) : '–'}
    </TableCell>
    <TableCell numeric className="whitespace-normal! max-xl:hidden">
      {vintagesOf(project)}
    </TableCell>
    <TableCell numeric className="max-md:hidden">
      {writeWhole(availableOf(project.offers))}
    </TableCell>
    <TableCell numeric className="max-sm:whitespace-normal!">
      {priceRange(project.offers)}
    </TableCell>
    <TableCell className="text-right">{add}</TableCell>
  </TableRow>
)

/** The same projects as rows, for whoever compares figures rather than pictures. On a phone the row folds. */
export const ProjectTable = ({ projects, renderAdd, compare }: Props) => (
  <Table caption="Projects">
    <thead>
      <TableRow>
        <TableHead>Project</TableHead>
        <TableHead className="max-md:hidden">Kind</TableHead>
        <TableHead className="max-xl:hidden">Country</TableHead>
        <TableHead numeric className="max-xl:hidden">
          Vintages
        </TableHead>
        <TableHead numeric className="max-md:hidden">
          Available (t)
        </TableHead>
        <TableHead numeric>Price per credit</TableHead>
        <TableHead>
          <span className="sr-only">Add to basket</span>
        </TableHead>
      </TableRow>
    </thead>
    <tbody>
      {projects.map((project) => {
        const best = bestOffer(project.offers)
        return (
          <Row
            key={project.id}
            project={project}
            add={best && renderAdd(best, project)}
            compare={compare(project)}
          />
        )
      })}
    </tbody>
  </Table>
)
