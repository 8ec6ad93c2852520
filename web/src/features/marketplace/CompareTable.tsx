import type { ProjectPage } from '@ledgerleaf/contract/market'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { saleTypeWords } from '../../nouns/listing/words.ts'
import { marketQueries } from '../../nouns/market/queries.ts'
import { categoryWords, mechanismWords, sceneOf } from '../../nouns/project/words.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { countryName } from '../../ui/country-name.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { Table } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { availableOf, priceRange } from './offers.ts'

const dash = '–'

const rows: { label: string; figures?: true; tell: (project: ProjectPage) => ReactNode }[] = [
  {
    label: 'Price per credit, all-in',
    figures: true,
    tell: ({ listings }) => priceRange(listings),
  },
  { label: 'Credits for sale', figures: true, tell: ({ listings }) => writeWhole(availableOf(listings)) },
  {
    label: 'Vintages for sale',
    figures: true,
    tell: ({ listings }) => [...new Set(listings.map(({ vintage }) => vintage))].sort().join(', ') || dash,
  },
  {
    label: 'Score',
    tell: ({ score }) =>
      score
        ? `${Math.round(score.value)} (${score.grade}), ${score.confidence} % documented`
        : 'Not scored yet',
  },
  { label: 'Category', tell: ({ category }) => (category ? categoryWords[category] : dash) },
  { label: 'Removal or reduction', tell: ({ mechanism }) => (mechanism ? mechanismWords[mechanism] : dash) },
  { label: 'Methodology', tell: ({ methodology }) => methodology ?? dash },
  { label: 'Country', tell: ({ country }) => (country ? countryName(country) : dash) },
  { label: 'Registry', tell: ({ registry }) => registry ?? 'No registry' },
  { label: 'Registry number', tell: ({ registryProjectId }) => registryProjectId ?? dash },
  {
    label: 'Sale types',
    tell: ({ listings }) =>
      [...new Set(listings.map(({ saleType }) => saleTypeWords[saleType]))].join(', ') || dash,
  },
  { label: 'Issued', figures: true, tell: ({ totals }) => writeWhole(totals.issued) },
  {
    label: 'Promised, no serials yet',
    figures: true,
    tell: ({ totals }) => writeWhole(totals.promised.reduce((sum, { credits }) => sum + credits, 0)),
  },
  { label: 'Held by buyers', figures: true, tell: ({ totals }) => writeWhole(totals.heldByBuyers) },
  { label: 'Retired', figures: true, tell: ({ totals }) => writeWhole(totals.retired) },
  {
    label: 'Seller',
    tell: ({ sellerId, sellerName }) => <TextLink to={`/sellers/${sellerId}`}>{sellerName}</TextLink>,
  },
]

const Sheet = ({ projects }: { projects: readonly ProjectPage[] }) => (
  <Table caption="Projects side by side" className="max-sm:text-sm! sm:table-fixed">
    <thead>
      <tr>
        <td className="sticky left-0 z-10 w-24 min-w-24 border-hairline border-r bg-sheet p-3 sm:w-36 sm:min-w-36 sm:p-4" />
        {projects.map(({ id, name, category }) => (
          <th
            key={id}
            scope="col"
            className="min-w-28 p-3 text-left align-top font-normal sm:min-w-44 sm:p-4"
          >
            <img
              src={`/art/${sceneOf(category)}.svg`}
              alt=""
              width={320}
              height={160}
              className="mb-3 block aspect-[2/1] w-full border border-hairline object-cover"
            />
            <TextLink
              to={`/projects/${id}`}
              className="font-[500] font-display text-base leading-snug sm:text-lg"
            >
              {name}
            </TextLink>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, tell, figures }) => (
        <tr key={label} className="border-hairline border-t">
          <th
            scope="row"
            className="sticky left-0 z-10 border-hairline border-r bg-sheet px-3 py-3 text-left align-top font-medium text-muted text-sm sm:px-4"
          >
            {label}
          </th>
          {projects.map((project) => (
            <td
              key={project.id}
              className={`px-3 py-3 align-top sm:px-4 ${figures ? 'font-mono tabular-nums' : ''}`}
            >
              {tell(project)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
)

/** Up to four projects, fact beside fact. */
export const CompareTable = ({ ids }: { ids: readonly string[] }) => {
  const answers = useQueries({ queries: ids.map((id) => marketQueries.project(id)) })
  const projects = answers.flatMap(({ data }) => (data ? [data] : []))
  const isLoading = answers.some(({ isPending }) => isPending)
  const failed = answers.filter(({ isError }) => isError)
  if (isLoading)
    return (
      <div className="grid min-h-64 place-items-center border border-hairline bg-sheet text-leaf">
        <Spinner className="size-8" label="Loading the projects" />
      </div>
    )
  if (projects.length === 0 && failed.length === 0)
    return (
      <div className="border border-hairline bg-sheet">
        <EmptyState
          title="Nothing to compare yet"
          text="Mark two to four projects with “Compare” in the marketplace."
          action={<ButtonLink to="/marketplace">Go to the marketplace</ButtonLink>}
        />
      </div>
    )
  return (
    <div className="grid gap-6">
      {failed.length > 0 && (
        <ErrorState
          title={failed.length === 1 ? 'One project did not load' : `${failed.length} projects did not load`}
          text="It may be gone, or the server did not answer."
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
      {projects.length > 0 && <Sheet projects={projects} />}
    </div>
  )
}
