import { afterFee, writeFee } from '@ledgerleaf/contract/fees'
import type { ProjectSummary } from '@ledgerleaf/contract/project-files'
import { useSiteInfo } from '../../api/site.ts'
import { parseDollars, parseWhole } from '../../forms/parse-dollars.ts'
import { PhotographImage } from '../../nouns/photograph/PhotographImage.tsx'
import { ProjectScene } from '../../nouns/project/scene/ProjectScene.tsx'
import { categoryWords } from '../../nouns/project/words.ts'
import { GradeTile } from '../../nouns/score/GradeTile.tsx'
import { countryName } from '../../ui/country-name.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { Mono } from '../../ui/Mono.tsx'
import type { ListingValues } from './listing-values.ts'

const shown = (number: number | undefined): number | null =>
  number === undefined || Number.isNaN(number) ? null : number

const Picture = ({ project }: { project: ProjectSummary | undefined }) => {
  if (project?.photograph)
    return (
      <PhotographImage
        isNamedBeside
        photograph={project.photograph}
        className="aspect-[2/1] w-full object-cover sm:max-lg:aspect-auto sm:max-lg:h-full"
      />
    )
  if (project?.category)
    return <ProjectScene project={project} className="aspect-[2/1] sm:max-lg:aspect-auto sm:max-lg:h-full" />
  return (
    <div className="relative isolate grid aspect-[2/1] place-items-center overflow-clip bg-sky sm:max-lg:aspect-auto sm:max-lg:h-full sm:max-lg:text-center">
      <Lines art="contours-wide" className="absolute inset-0 -z-10 bg-leaf/25" />
      <p className="bg-sheet px-2 py-1 text-muted text-sm">The picture comes with the project’s file</p>
    </div>
  )
}

const Figure = ({ label, children }: { label: string; children: string | null }) => (
  <div className="grid gap-0.5">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="font-[480] font-display text-lg tabular-nums [overflow-wrap:anywhere]">
      {children ?? <span className="font-normal font-sans text-muted text-sm">Not entered yet</span>}
    </dd>
  </div>
)

type Props = {
  values: ListingValues
  project: ProjectSummary | undefined
  /** Whether anything of it is entered; until then it is a shape. */
  isBegun: boolean
}

/** The card a buyer meets, as large as on the market. What it comes to for the seller stands below it, as no buyer sees that. */
export const ListingPreview = ({ values, project, isBegun }: Props) => {
  const site = useSiteInfo()
  const name = values.project_name.trim()
  const token = values.token_id.trim()
  const range = shown(parseWhole(values.range))
  const price = shown(parseDollars(values.price_per_credit))
  const total = range !== null && price !== null ? range * price : null
  return (
    <section
      {...(isBegun ? { 'aria-labelledby': 'listing-preview' } : { 'aria-hidden': true })}
      className="grid gap-4"
    >
      {isBegun ? (
        <Heading level={2} look="small" id="listing-preview">
          Listing Preview
        </Heading>
      ) : (
        <p className="text-muted text-sm">The card a buyer will see</p>
      )}
      <div className="grid gap-4 border border-hairline bg-sheet pb-4 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-0">
        <div className="overflow-clip border-hairline border-b sm:max-lg:row-span-2 sm:max-lg:-mb-4 sm:max-lg:min-h-48 sm:max-lg:border-r sm:max-lg:border-b-0">
          <Picture project={project} />
        </div>
        <div className="grid content-start gap-2 px-4 sm:max-lg:pt-4">
          <p className="font-[500] font-display text-xl leading-snug [overflow-wrap:anywhere]">
            {name || <span className="text-muted">Project Name</span>}
          </p>
          <FactLine
            className="text-muted text-sm"
            facts={[
              project?.category && categoryWords[project.category],
              project?.country && countryName(project.country),
            ]}
          />
          {project && <GradeTile score={project.score} className="justify-self-start" />}
          {token && (
            <p className="text-muted text-sm [overflow-wrap:anywhere]">
              Token ID: <Mono>{token}</Mono>
            </p>
          )}
        </div>
        <dl className="grid grid-cols-2 content-start gap-x-4 border-hairline border-t px-4 pt-3">
          <Figure label="Price per credit">{price === null ? null : writeCents(price)}</Figure>
          <Figure label="Credits available">{range === null ? null : writeWhole(range)}</Figure>
        </dl>
      </div>
      {total !== null && (
        <dl className="grid">
          <div className="flex items-baseline justify-between gap-4 border-edge border-t py-2">
            <dt className="font-medium text-sm">Total value</dt>
            <dd className="font-display text-xl tabular-nums [overflow-wrap:anywhere]">
              {writeCents(total)}
            </dd>
          </div>
          {site && (
            <div className="flex items-baseline justify-between gap-4 border-hairline border-t py-2">
              <dt className="min-w-0 text-muted text-sm">
                You receive, after a{' '}
                <span className="whitespace-nowrap">fee of {writeFee(site.feeBasisPoints)}</span>
              </dt>
              <dd className="max-w-[65%] shrink-0 font-mono text-note tabular-nums [overflow-wrap:anywhere]">
                {writeCents(afterFee(total, site.feeBasisPoints))}
              </dd>
            </div>
          )}
        </dl>
      )}
    </section>
  )
}
