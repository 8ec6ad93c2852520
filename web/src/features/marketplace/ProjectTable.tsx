import { bestOffer } from '@ledgerleaf/contract/lead-price'
import type { MarketProject, MarketSort } from '@ledgerleaf/contract/market'
import type { ReactNode } from 'react'
import { AddToBasket } from '../../nouns/basket/AddToBasket.tsx'
import { categoryWords, mechanismWords } from '../../nouns/project/words.ts'
import { GradeTile } from '../../nouns/score/GradeTile.tsx'
import { cn } from '../../ui/cn.ts'
import { countryName } from '../../ui/country-name.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { leadCredits, leadWords, tellOtherWays, waysOf } from './offers.ts'
import { RegistryLine } from './ProjectTags.tsx'
import { SortHead } from './SortHead.tsx'
import { writeYears } from './write-years.ts'

type Props = {
  projects: readonly MarketProject[]
  sort: MarketSort
  onSort: (sort: MarketSort) => void
  compare: (project: MarketProject) => ReactNode
}

// By the room the table has, not the screen: a desk's sidebar and the filters take a third of it.
const roomy = '@max-[60rem]:hidden!'
const roomiest = '@max-[64rem]:hidden!'
/** Seven columns stand closer than a table of three would. */
const close =
  '@min-[60rem]:@max-5xl:[&_td]:px-2.5 @min-[60rem]:@max-5xl:[&_th]:px-2.5 @min-[60rem]:@max-5xl:[&_tr>:first-child]:pl-4'
/** What a project is sold by besides its price, in a line. */
const noteOf = ({ offers }: MarketProject): string =>
  [leadWords(offers).note, tellOtherWays(offers)].filter(Boolean).join('; ')
const leftOf = (offers: MarketProject['offers']): string =>
  `${writeWhole(leadCredits(offers))} t ${waysOf(offers)[0]?.saleType === 'forward' ? 'on offer' : 'available'}`
const besideTonnes = { spot: '', subscription: 'by subscription', forward: 'forward' } as const

/** Years that follow each other are a span: 2021–2023, and 2023–2025, 2027. */
const vintagesOf = ({ offers }: MarketProject): string => writeYears(offers.map(({ vintage }) => vintage))

const kindOf = ({ category, country }: MarketProject): readonly (string | null)[] => [
  category && categoryWords[category],
  country && countryName(country),
]

const Row = ({ project, add, compare }: { project: MarketProject; add: ReactNode; compare: ReactNode }) => (
  // Without the room for columns: the name with what one does beside it, then its grade and the price.
  <TableRow className="folded:grid-cols-[auto_minmax(0,1fr)_auto]">
    <TableCell className="folded:col-span-2 @2xl:w-[46%] @min-[60rem]:w-auto @min-[60rem]:min-w-[16.5rem]">
      <TextLink to={`/projects/${project.id}`} className="font-medium">
        {project.name}
      </TextLink>
      <FactLine
        className="text-muted text-sm tabular-nums @min-[60rem]:hidden"
        facts={[...kindOf(project), vintagesOf(project)]}
      />
      <RegistryLine
        {...project}
        className="text-muted text-sm folded:hidden @min-[60rem]:whitespace-nowrap"
      />
      <FactLine
        className="text-muted text-sm @max-[60rem]:hidden @min-[64rem]:hidden"
        facts={kindOf(project)}
      />
    </TableCell>
    <TableCell label="Kind" className={`text-sm ${roomiest}`}>
      <div>
        {project.category ? categoryWords[project.category] : '–'}
        <FactLine
          className="text-muted"
          facts={[
            project.mechanism && mechanismWords[project.mechanism],
            project.country && countryName(project.country),
          ]}
        />
      </div>
    </TableCell>
    <TableCell numeric label="Vintages" className={roomy}>
      {vintagesOf(project)}
    </TableCell>
    <TableCell numeric className="folded:pr-0 folded:self-center">
      <GradeTile score={project.score} isNarrow className="border-0 bg-transparent p-0" />
    </TableCell>
    <TableCell numeric label="Available (t)" className={roomy}>
      {waysOf(project.offers).map(({ saleType, credits }, at) => (
        <p key={saleType} className={cn(at > 0 && 'text-muted text-sm')}>
          {writeWhole(credits)} {besideTonnes[saleType]}
        </p>
      ))}
    </TableCell>
    <TableCell numeric className="folded:col-span-2 folded:self-center">
      <div className="min-w-32 folded:max-w-none max-w-44">
        {leadWords(project.offers).price}
        <p className="text-balance whitespace-normal font-sans text-fine text-muted @min-[60rem]:hidden">
          {[leftOf(project.offers), leadWords(project.offers).note].filter(Boolean).join(', ')}
        </p>
        <p className="text-balance whitespace-normal font-sans text-fine text-muted @max-[60rem]:hidden">
          {noteOf(project)}
        </p>
      </div>
    </TableCell>
    <TableCell className="folded:col-start-3 folded:row-start-1 folded:self-start folded:pl-0">
      <div className="flex flex-row-reverse items-center justify-end gap-2">
        {add}
        {compare}
      </div>
    </TableCell>
  </TableRow>
)

/** The same projects as rows, for whoever compares figures rather than pictures. With little room the row folds into a sheet. */
export const ProjectTable = ({ projects, sort, onSort, compare }: Props) => (
  <Table caption="Projects" folds className={close}>
    <thead>
      <TableRow>
        <SortHead by="name" sort={sort} onSort={onSort}>
          Project
        </SortHead>
        <TableHead className={roomiest}>Kind</TableHead>
        <SortHead by="vintage" numeric className={roomy} sort={sort} onSort={onSort}>
          Vintages
        </SortHead>
        <TableHead numeric>Score</TableHead>
        <TableHead numeric className={roomy}>
          Available (t)
        </TableHead>
        <SortHead by="price" numeric sort={sort} onSort={onSort}>
          Price per credit
        </SortHead>
        <TableHead>
          Compare<span className="sr-only">, or add to basket</span>
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
