import type { MarketProject } from '@ledgerleaf/contract/market'
import type { ReactNode } from 'react'
import { categoryWords, mechanismWords } from '../../nouns/project/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { cn } from '../../ui/cn.ts'
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
  /** Each in a line of its own. */
  isStacked?: boolean
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
export const RegistryLine = ({
  registry,
  registryProjectId,
  also = [],
  isStacked = false,
  className,
}: Registered) => {
  const place = registry ?? 'No registry yet'
  const number = registry && registryProjectId
  if (!isStacked) return <FactLine className={className ?? ''} facts={[place, number, ...also]} />
  return (
    <span className={cn('grid gap-1', className)}>
      <span>{place}</span>
      {number && <span>{number}</span>}
      {also}
    </span>
  )
}
