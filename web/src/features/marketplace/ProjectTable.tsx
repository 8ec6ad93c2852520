import { bestOffer } from '@ledgerleaf/contract/lead-price'
import type { MarketProject, MarketSort } from '@ledgerleaf/contract/market'
import { Fragment, type ReactNode } from 'react'
import { categoryWords, mechanismWords } from '../../nouns/project/words.ts'
import { GradeTile } from '../../nouns/score/GradeTile.tsx'
import { tellDocumented } from '../../nouns/score/tell-documented.ts'
import { countryName } from '../../ui/country-name.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { AddBest } from './AddBest.tsx'
import { leadWords, type Way, waysOf } from './offers.ts'
import { SortHead } from './SortHead.tsx'
import { writeYears } from './write-years.ts'

type Props = {
  projects: readonly MarketProject[]
  sort: MarketSort
  onSort: (sort: MarketSort) => void
  compare: (project: MarketProject) => ReactNode
}

// By the room the table has, not the screen: a desk's sidebar takes a fifth of it.
const roomy = '@max-[60rem]:hidden!'
const roomiest = '@max-[76rem]:hidden!'
/** Nine columns stand closer than a table of three would, and so do five in little room. */
const close =
  '@min-[42rem]:[&_td]:px-2 @min-[42rem]:[&_th]:px-2 @min-[42rem]:[&_tr>:first-child]:pl-4 @min-[42rem]:[&_tr>:last-child]:pr-4'

/** Years that follow each other are a span: 2021–2023, and 2023–2025, 2027. */
const vintagesOf = ({ offers }: MarketProject): string => writeYears(offers.map(({ vintage }) => vintage))

/** A line breaks between two spans, and never in one. */
const spansOf = (project: MarketProject): string[] => vintagesOf(project).split(/(?<=,) /)

const kindOf = ({ category }: MarketProject): string | null => category && categoryWords[category]
const countryOf = ({ country }: MarketProject): string | null => country && countryName(country)

/** Beside the price of the first way of sale: its name, where it is not of what can be had at once. */
const tellLead = (way: Way | undefined): string | null =>
  way && way.saleType !== 'spot' ? [way.name, way.delivery].filter(Boolean).join(': ') : null

const Row = ({ project, compare }: { project: MarketProject; compare: ReactNode }) => {
  const { id, name, offers, score, mechanism, registry, registryProjectId } = project
  const best = bestOffer(offers)
  const [way, ...others] = waysOf(offers)
  const lead = tellLead(way)
  return (
    // Without the room for columns: the name, the grade beside the price and its tonnes, and a row of what one does with it.
    <TableRow className="folded:grid-cols-[auto_minmax(0,1fr)_auto]">
      <TableCell className="folded:col-span-full @2xl:w-[46%] @min-[60rem]:w-auto @min-[60rem]:min-w-50">
        <TextLink to={`/projects/${id}`} className="font-medium @min-[68rem]:whitespace-nowrap">
          {name}
        </TextLink>
        <FactLine
          className="text-muted text-sm tabular-nums @min-[60rem]:hidden"
          facts={[kindOf(project), countryOf(project), vintagesOf(project), tellDocumented(score, best)]}
        />
        <FactLine
          className="text-fine text-muted tabular-nums folded:hidden @max-[60rem]:hidden"
          facts={[registry ? registryProjectId : 'No registry yet', mechanism && mechanismWords[mechanism]]}
        />
      </TableCell>
      <TableCell className={`min-w-32 text-sm ${roomy}`}>
        {kindOf(project) ?? '–'}
        <p className="text-fine text-muted @min-[76rem]:hidden">{countryOf(project)}</p>
      </TableCell>
      <TableCell className={`text-sm ${roomiest}`}>{countryOf(project) ?? '–'}</TableCell>
      <TableCell className={`text-sm tabular-nums ${roomy}`}>
        {spansOf(project).map((span, at) => (
          <Fragment key={span}>
            {at > 0 && ' '}
            <span className="whitespace-nowrap">{span}</span>
          </Fragment>
        ))}
      </TableCell>
      <TableCell className="folded:row-start-2 folded:pr-0">
        <div className="flex items-center gap-1.5">
          <GradeTile score={score} isNarrow className="border-0 bg-transparent p-0 pr-1" />
          <span
            aria-hidden="true"
            className="max-w-24 text-fine text-muted leading-tight @max-[60rem]:hidden"
          >
            {tellDocumented(score, best)}
          </span>
        </div>
      </TableCell>
      <TableCell numeric className={roomy}>
        {writeWhole(way?.credits ?? 0)} t
        {others.map(({ saleType, credits }) => (
          <p key={saleType} className="text-fine text-muted">
            {writeWhole(credits)} t
          </p>
        ))}
      </TableCell>
      <TableCell numeric className="folded:col-span-2 folded:col-start-2 folded:row-start-2 folded:px-3">
        <span className="whitespace-nowrap">{leadWords(offers).price}</span>
        {lead && <p className="whitespace-normal font-sans text-fine text-muted">{lead}</p>}
        <p className="font-sans text-fine text-muted @min-[60rem]:hidden">
          {writeWhole(way?.credits ?? 0)} t {way?.saleType === 'forward' ? 'on offer' : 'available'}
        </p>
        {others.map(({ saleType, name: way, price, credits }) => (
          <p key={saleType} className="whitespace-nowrap font-sans text-fine text-muted">
            {way} {price}
            <span className="@min-[60rem]:hidden"> · {writeWhole(credits)} t</span>
          </p>
        ))}
      </TableCell>
      <TableCell className="folded:col-span-2 folded:col-start-1 folded:row-start-3 folded:self-center folded:pt-0! @min-[60rem]:pl-6!">
        {compare}
      </TableCell>
      <TableCell className="folded:col-start-3 folded:row-start-3 folded:pt-0! folded:pl-0">
        {best && <AddBest name={name} offer={best} />}
      </TableCell>
    </TableRow>
  )
}

/** The same projects as rows, for whoever compares figures rather than pictures. With little room the row folds into a sheet. */
export const ProjectTable = ({ projects, sort, onSort, compare }: Props) => (
  <Table caption="Projects" folds className={close}>
    <thead>
      <TableRow>
        <SortHead by="name" sort={sort} onSort={onSort}>
          Project
        </SortHead>
        <TableHead className={roomy}>Kind</TableHead>
        <TableHead className={roomiest}>Country</TableHead>
        <SortHead by="vintage" className={roomy} sort={sort} onSort={onSort}>
          Vintages
        </SortHead>
        <TableHead>Score</TableHead>
        <TableHead numeric className={roomy}>
          On sale
        </TableHead>
        <SortHead by="price" numeric sort={sort} onSort={onSort}>
          Price per credit
        </SortHead>
        <TableHead className="@min-[60rem]:pl-6!">Compare</TableHead>
        <TableHead>Basket</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {projects.map((project) => (
        <Row key={project.id} project={project} compare={compare(project)} />
      ))}
    </tbody>
  </Table>
)
