import type { MarketProject } from '@ledgerleaf/contract/market'
import { memo, Suspense } from 'react'
import { CompareBox, type Comparing } from './CompareBar.tsx'
import { ProjectCard } from './ProjectCard.tsx'
import type { ChangeMarket } from './use-market-state.ts'

type Props = {
  project: MarketProject
  comparing: Comparing
  change: ChangeMarket
  place: number
}

/**
 * A card among two dozen, drawn again only when something of it changed. Scripts take over each one by itself, the one
 * a visitor reaches for before the others.
 */
export const MarketCard = memo(({ project, comparing, change, place }: Props) => (
  <Suspense>
    <ProjectCard
      project={project}
      compare={<CompareBox comparing={comparing} change={change} project={project} />}
      place={place}
    />
  </Suspense>
))
