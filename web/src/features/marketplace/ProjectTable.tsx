import { bestOffer } from '@ledgerleaf/contract/lead-price'
import type { MarketProject } from '@ledgerleaf/contract/market'
import type { ReactNode } from 'react'
import { AddToBasket } from '../../nouns/basket/AddToBasket.tsx'
import { categoryWords, mechanismWords } from '../../nouns/project/words.ts'
import { GradeTile } from '../../nouns/score/GradeTile.tsx'
import { countryName } from '../../ui/country-name.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { availableOf, forwardOf, leadWords, tellOthers } from './offers.ts'
import { RegistryLine } from './ProjectTags.tsx'

type Props = {
  projects: readonly MarketProject[]
  compare: (project: MarketProject) => ReactNode
}

// By the room the table has, not the screen: a desk's sidebar and the filters take a third of it.
const roomy = '@max-5xl:hidden!'
// Between a sheet and a wide table: what is left stands under the price there, and the name has its room.
const tight = '@2xl:@max-5xl:hidden!'
const leftOf = (offers: MarketProject['offers']): string =>
  forwardOf(offers) > 0
    ? `${writeWhole(availableOf(offers))} t, and ${writeWhole(forwardOf(offers))} forward`
    : `${writeWhole(availableOf(offers))} t available`

const vintagesOf = ({ offers }: MarketProject): string =>
  [...new Set(offers.map(({ vintage }) => vintage))].sort().join(', ')

const Row = ({ project, add, compare }: { project: MarketProject; add: ReactNode; compare: ReactNode }) => (
  <TableRow>
    <TableCell className="w-[46%] @5xl:w-auto @5xl:min-w-60">
      <TextLink to={`/projects/${project.id}`} className="font-medium">
        {project.name}
      </TextLink>
      <RegistryLine
        {...project}
        className="text-muted text-sm"
        also={[project.country && countryName(project.country)]}
      />
      <FactLine
        className="text-muted text-sm tabular-nums @5xl:hidden"
        facts={[project.category && categoryWords[project.category], vintagesOf(project)]}
      />
    </TableCell>
    <TableCell label="Kind" className={`text-sm ${roomy}`}>
      <div>
        {project.category ? categoryWords[project.category] : '–'}
        {project.mechanism && <p className="text-muted">{mechanismWords[project.mechanism]}</p>}
      </div>
    </TableCell>
    <TableCell numeric label="Vintages" className={`whitespace-normal! ${roomy}`}>
      {vintagesOf(project)}
    </TableCell>
    <TableCell numeric label="Score">
      <GradeTile score={project.score} />
    </TableCell>
    <TableCell numeric label="Available (t)" className={tight}>
      {writeWhole(availableOf(project.offers))}
      {forwardOf(project.offers) > 0 && (
        <p className="text-muted text-sm">and {writeWhole(forwardOf(project.offers))} forward</p>
      )}
    </TableCell>
    <TableCell numeric label="Price per credit">
      <div className="min-w-40 @2xl:@max-3xl:min-w-32">
        {leadWords(project.offers).price}
        <p className="hidden whitespace-normal font-sans text-fine text-muted @2xl:@max-5xl:block">
          {leftOf(project.offers)}
        </p>
        {[leadWords(project.offers).note, ...tellOthers(project.offers)].filter(Boolean).map((also) => (
          <p key={also} className="text-balance whitespace-normal font-sans text-muted text-fine">
            {also}
          </p>
        ))}
      </div>
    </TableCell>
    <TableCell>
      {/* Where the row is tight its head has the word, and the box keeps its own name for whoever does not see it. */}
      <div className="flex flex-row-reverse items-center justify-between gap-x-4 gap-y-1 @2xl:@max-3xl:gap-x-3 @2xl:@max-3xl:[&_label>span:last-child]:sr-only">
        {add}
        {compare}
      </div>
    </TableCell>
  </TableRow>
)

/** The same projects as rows, for whoever compares figures rather than pictures. With little room the row folds into a sheet. */
export const ProjectTable = ({ projects, compare }: Props) => (
  <Table caption="Projects" folds>
    <thead>
      <TableRow>
        <TableHead>Project</TableHead>
        <TableHead className={roomy}>Kind</TableHead>
        <TableHead numeric className={roomy}>
          Vintages
        </TableHead>
        <TableHead numeric>Score</TableHead>
        <TableHead numeric className={tight}>
          Available (t)
        </TableHead>
        <TableHead numeric>Price per credit</TableHead>
        <TableHead>
          <span className="sr-only @2xl:@max-3xl:hidden">Compare, or add to basket</span>
          <span className="hidden @2xl:@max-3xl:inline">
            Compare<span className="sr-only">, or add to basket</span>
          </span>
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
            add={
              best && <AddToBasket listingId={best.listingId} label={`${project.name}, ${best.vintage}`} />
            }
            compare={compare(project)}
          />
        )
      })}
    </tbody>
  </Table>
)
