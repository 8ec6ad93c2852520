import type { MarketProject } from '@ledgerleaf/contract/market'
import type { ReactNode } from 'react'
import { categoryWords, mechanismWords } from '../../nouns/project/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { FactLine } from '../../ui/FactLine.tsx'

type Told = Pick<MarketProject, 'category' | 'mechanism'>

/** What kind of project it is, in a few words. */
export const ProjectTags = ({ category, mechanism }: Told) => (
  <ul className="flex flex-wrap gap-1.5" aria-label="Kind of project">
    {category && (
      <li>
        <Badge>{categoryWords[category]}</Badge>
      </li>
    )}
    {mechanism && (
      <li>
        <Badge>{mechanismWords[mechanism]}</Badge>
      </li>
    )}
  </ul>
)

type Registered = Pick<MarketProject, 'registry' | 'registryProjectId'> & {
  /** What stands in the same line after it. */
  also?: readonly ReactNode[]
  className?: string
}

/** The same in one line of words, where chips would take two. */
export const KindLine = ({ category, mechanism, className }: Told & { className?: string }) => (
  <FactLine
    className={className ?? ''}
    facts={[category && categoryWords[category], mechanism && mechanismWords[mechanism]]}
  />
)

/** Where the credits are registered. The number is read whole: a line breaks before it, not at its hyphens. */
export const RegistryLine = ({ registry, registryProjectId, also = [], className }: Registered) => (
  <FactLine
    className={className ?? ''}
    facts={[
      registry ?? 'No registry yet',
      registry && registryProjectId && <span className="whitespace-nowrap">{registryProjectId}</span>,
      ...also,
    ]}
  />
)
