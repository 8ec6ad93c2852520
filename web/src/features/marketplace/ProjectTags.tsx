import type { MarketProject } from '@ledgerleaf/contract/market'
import { categoryWords, mechanismWords } from '../../nouns/project/words.ts'
import { Badge } from '../../ui/Badge.tsx'

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

/** Where the credits are registered. The number is read whole: a line breaks before it, not at its hyphens. */
export const RegistryLine = ({
  registry,
  registryProjectId,
}: Pick<MarketProject, 'registry' | 'registryProjectId'>) =>
  registry ? (
    <>
      {registry}
      {registryProjectId && (
        <>
          {' · '}
          <span className="inline-block max-w-full">{registryProjectId}</span>
        </>
      )}
    </>
  ) : (
    'No registry yet'
  )
