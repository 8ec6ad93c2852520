import { type Backing, backingTitle, isBacked, tellBacking } from '@ledgerleaf/contract/backing'
import { Badge } from '../../ui/Badge.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'

const toneOf = ({ state }: Backing) =>
  isBacked({ state }) ? 'leaf' : state === 'missing' ? 'attention' : 'error'

type Props = { registry: string; backing: Backing }

/** What stands behind serials, in one sentence, with the way to where it can be seen. */
export const BackingLine = ({ registry, backing }: Props) => (
  <p className="grid justify-items-start gap-1 text-sm">
    <Badge tone={toneOf(backing)}>{backingTitle(backing)}</Badge>
    <span className="text-muted">
      {tellBacking(registry, backing)}
      {backing.url && (
        <>
          {' '}
          <a href={backing.url} target="_blank" rel="noreferrer" className={textLinkLook}>
            See it at {registry}
          </a>
        </>
      )}
    </span>
  </p>
)
