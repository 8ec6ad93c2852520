import type { MarketProject } from '@ledgerleaf/contract/market'
import type { ReactNode } from 'react'
import { writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { availableOf, bestOffer, priceRange } from './offers.ts'
import type { RenderAdd } from './ProjectCard.tsx'
import { registryLine } from './ProjectTags.tsx'
import { categoryWords, countryName, mechanismWords } from './words.ts'

type Props = {
  projects: readonly MarketProject[]
  renderAdd: RenderAdd
  compare: (project: MarketProject) => ReactNode
}

const vintagesOf = ({ offers }: MarketProject): string =>
  [...new Set(offers.map(({ vintage }) => vintage))].sort().join(', ')

const Row = ({ project, add, compare }: { project: MarketProject; add: ReactNode; compare: ReactNode }) => (
  <TableRow>
    <TableCell className="min-w-48">
      <TextLink to={`/projects/${project.id}`} className="font-medium">
        {project.name}
      </TextLink>
      <p className="text-muted text-sm">{registryLine(project)}</p>
      <div className="mt-1">{compare}</div>
    </TableCell>
    <TableCell className="text-sm">
      {project.category ? categoryWords[project.category] : '–'}
      {project.mechanism && <p className="text-muted">{mechanismWords[project.mechanism]}</p>}
    </TableCell>
    <TableCell className="text-sm">{project.country ? countryName(project.country) : '–'}</TableCell>
    <TableCell numeric className="whitespace-normal!">
      {vintagesOf(project)}
    </TableCell>
    <TableCell numeric>{writeWhole(availableOf(project.offers))}</TableCell>
    <TableCell numeric>{priceRange(project.offers)}</TableCell>
    <TableCell className="text-right">{add}</TableCell>
  </TableRow>
)

/** The same projects as rows, for whoever compares figures rather than pictures. */
export const ProjectTable = ({ projects, renderAdd, compare }: Props) => (
  <Table caption="Projects">
    <thead>
      <TableRow>
        <TableHead>Project</TableHead>
        <TableHead>Kind</TableHead>
        <TableHead>Country</TableHead>
        <TableHead numeric>Vintages</TableHead>
        <TableHead numeric>Available (t)</TableHead>
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
