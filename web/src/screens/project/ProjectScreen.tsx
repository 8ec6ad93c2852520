import { bestOffer } from '@ledgerleaf/contract/lead-price'
import type { ProjectPage } from '@ledgerleaf/contract/market'
import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect, useRef } from 'react'
import { type LinksFunction, useParams } from 'react-router'
import { hasCode } from '../../api/api-error.ts'
import { BuyBar } from '../../features/marketplace/project/BuyBar.tsx'
import { FileVersions } from '../../features/marketplace/project/FileVersions.tsx'
import { ProjectActivity } from '../../features/marketplace/project/ProjectActivity.tsx'
import { ProjectFacts } from '../../features/marketplace/project/ProjectFacts.tsx'
import { ProjectHero } from '../../features/marketplace/project/ProjectHero.tsx'
import { ProjectListings } from '../../features/marketplace/project/ProjectListings.tsx'
import { ProjectPhotographs } from '../../features/marketplace/project/ProjectPhotographs.tsx'
import { ProjectTotals } from '../../features/marketplace/project/ProjectTotals.tsx'
import { ChainHead } from '../../nouns/chain/ChainHead.tsx'
import { marketQueries } from '../../nouns/market/queries.ts'
import { tellView } from '../../nouns/market/tell-interest.ts'
import { AwaitsScripts } from '../../ui/AwaitsScripts.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { type IndexEntry, PageIndex } from '../../ui/PageIndex.tsx'
import { Part } from '../../ui/Part.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { WhenNear } from '../../ui/WhenNear.tsx'
import { pageMeta } from '../page-meta.ts'

// A first view shows what is sold and for how much. What it rests on is asked for by who reads on.
const PlaceMap = lazy(async () => ({ default: (await import('../../ui/PlaceMap.tsx')).PlaceMap }))
const SupplyHistory = lazy(async () => ({
  default: (await import('../../features/supply/SupplyHistory.tsx')).SupplyHistory,
}))
const ScoreCardView = lazy(async () => ({
  default: (await import('../../features/scorecard/ScoreCardView.tsx')).ScoreCardView,
}))
const ProjectDocuments = lazy(async () => ({
  default: (await import('../../features/scorecard/ProjectDocuments.tsx')).ProjectDocuments,
}))

export const meta = pageMeta({ title: 'Project' })

// On a phone the contours behind the head are the largest thing painted first: they do not wait for the style sheet. A mask
// is fetched as from elsewhere, and what is fetched ahead has to be asked for in the same way.
export const links: LinksFunction = () => [
  {
    rel: 'preload',
    as: 'image',
    type: 'image/svg+xml',
    href: '/art/contours-wide.svg',
    crossOrigin: 'anonymous',
  },
]

/** About what comes: of one price a low picture, of several a higher one. */
const supplyRoom = ({ listings }: Pick<ProjectPage, 'listings'>): string =>
  new Set(listings.map(({ priceCents }) => priceCents)).size > 1
    ? 'min-h-[54rem] md:min-h-[46rem]'
    : 'min-h-[36rem] md:min-h-[30rem]'

const scoreRoom = ({ score }: Pick<ProjectPage, 'score'>): string =>
  score ? 'min-h-[94rem] md:min-h-[70rem]' : 'min-h-96'

const partsOf = ({ site }: Pick<ProjectPage, 'site'>): readonly IndexEntry[] => [
  { id: 'listings', name: 'Listings' },
  { id: 'credits', name: 'Credits' },
  { id: 'supply', name: 'Supply' },
  ...(site ? [{ id: 'place', name: 'Place' }] : []),
  { id: 'facts', name: 'Facts' },
  { id: 'scorecard', name: 'Scorecard' },
  { id: 'documents', name: 'Documents' },
  { id: 'activity', name: 'Provenance' },
]

const Loading = () => (
  <Section className="grid gap-8">
    <h1 className="sr-only">Project</h1>
    <div role="status" className="grid gap-8 lg:grid-cols-2">
      <span className="sr-only">Loading the project</span>
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  </Section>
)

const Gone = () => (
  <Section className="grid gap-8">
    <Heading level={1}>No such project</Heading>
    <div className="border border-hairline bg-sheet">
      <EmptyState
        of="search"
        title="There is no project at this address"
        text="The link may be old or incomplete. Everything that is on sale is in the marketplace."
        action={<ButtonLink to="/marketplace">Go to the marketplace</ButtonLink>}
      />
    </div>
  </Section>
)

export default function ProjectScreen() {
  const { id = '' } = useParams()
  const { data: project, error, isFetching, refetch } = useQuery(marketQueries.project(id))
  const buyPlace = useRef<HTMLDivElement>(null)
  const seen = project?.id
  useEffect(() => {
    if (seen) tellView(seen)
  }, [seen])
  if (!project && hasCode(error, 'not_found')) return <Gone />
  if (!project && error)
    return (
      <Section className="grid gap-8">
        <Heading level={1}>Project</Heading>
        <ErrorState onRetry={() => void refetch()} busy={isFetching} />
      </Section>
    )
  if (!project) return <Loading />
  return (
    <AwaitsScripts>
      <title>{`${project.name} · Ledgerleaf`}</title>
      <ProjectHero
        project={project}
        actionsRef={buyPlace}
        actions={
          <>
            {project.listings.length > 0 && (
              <a href="#listings" className={buttonLook('primary', 'regular')}>
                {project.listings.length > 1 ? 'Choose a vintage' : 'Buy'}
              </a>
            )}
            <ButtonLink variant="outline" to={`/marketplace?compare=${project.id}`}>
              Compare with others
            </ButtonLink>
          </>
        }
      />
      <Section className="grid grid-cols-[minmax(0,1fr)] gap-14 pt-4! max-sm:gap-9">
        <PageIndex entries={partsOf(project)} />
        {project.photographs.length > 0 && (
          <Part
            look="beside"
            title="Photographs"
            lead="By the seller. Each was looked at before it was shown."
          >
            <ProjectPhotographs photographs={project.photographs} />
          </Part>
        )}
        <Part
          id="listings"
          look="beside"
          title="Listings"
          lead="No fee is added to the price. Nothing is reserved until you order."
        >
          <ProjectListings {...project} project={project} />
        </Part>
        <Part
          id="credits"
          look="beside"
          title="Where its credits are"
          lead="Counted from the ledger as you look. The parts sum to what was issued."
        >
          <ProjectTotals totals={project.totals} />
        </Part>
        <Part
          id="supply"
          look="beside"
          title="Supply and prices"
          lead="Day by day from the ledger: what was issued, listed, sold and retired, and what was asked and paid. What is announced is drawn as such."
        >
          <WhenNear room={supplyRoom(project)}>
            <SupplyHistory projectId={project.id} room={supplyRoom(project)} />
          </WhenNear>
        </Part>
        {project.site && (
          <Part id="place" look="beside" title="Where it is" lead="The site as the seller gives it.">
            <WhenNear room="aspect-[720/400]">
              <PlaceMap name="The site" place={project.site} />
            </WhenNear>
          </Part>
        )}
        <Part
          id="facts"
          look="beside"
          title="Facts"
          lead="Credits are sold under the version of this file that was approved when they were bought."
        >
          <div className="grid gap-5">
            <ProjectFacts project={project} />
            <FileVersions file={project.file} />
          </div>
        </Part>
        <Part
          id="scorecard"
          look="beside"
          title="Scorecard"
          lead="By open rules, vintage by vintage. Each point opens the page it stands on."
        >
          <WhenNear room={scoreRoom(project)}>
            <ScoreCardView
              projectId={project.id}
              room={scoreRoom(project)}
              // What is judged is what one can buy here; other vintages are one choice away.
              opensOn={project.score?.vintage ?? bestOffer(project.listings)?.vintage}
              emptyText="The seller has not started the file of this project, so there is nothing to judge it by."
            />
          </WhenNear>
        </Part>
        <Part
          id="documents"
          look="beside"
          title="Documents"
          lead="What the seller has put forward, each with its fingerprint, and what California’s AB 1305 asks every seller of offsets to say in public."
        >
          <div className="grid gap-5">
            <WhenNear room="min-h-[13rem] md:min-h-40">
              <ProjectDocuments projectId={project.id} />
            </WhenNear>
            <ButtonLink
              variant="outline"
              className="justify-self-start"
              to={`/projects/${project.id}/disclosure`}
            >
              Read the seller’s disclosure
            </ButtonLink>
          </div>
        </Part>
        <Part
          id="activity"
          look="beside"
          title="Activity and provenance"
          lead="Each line is an entry of the public log. Its proof is checked in your browser, without trusting us."
        >
          <div className="grid gap-4">
            <ChainHead />
            <ProjectActivity activity={project.activity} />
          </div>
        </Part>
      </Section>
      {project.listings.length > 0 && (
        <BuyBar offers={project.listings} hero={buyPlace} listingsId="listings" />
      )}
    </AwaitsScripts>
  )
}
