import { type Backing, backingTitle, isBacked, tellBacking } from '@ledgerleaf/contract/backing'
import { Badge } from '../../ui/Badge.tsx'
import { cn } from '../../ui/cn.ts'
import { hostOf, writeDate } from '../../ui/format.ts'
import { textLinkLook } from '../../ui/TextLink.tsx'

const toneOf = ({ state }: Backing) =>
  isBacked({ state }) ? 'leaf' : state === 'missing' ? 'attention' : 'error'

type Props = {
  registry: string
  backing: Backing
  /** Where many stand below each other: of what is in order the mark is enough. */
  brief?: boolean
  /** On the seller's own form: serials not found yet are a matter of waiting, not of blame. */
  isOwn?: boolean
  /** On a certificate: these serials are used, by it. */
  isRetired?: boolean
}

/** What stands behind serials, in one sentence, with the way to where it can be seen. */
export const BackingLine = ({
  registry,
  backing,
  brief = false,
  isOwn = false,
  isRetired = false,
}: Props) => (
  <p className="grid justify-items-start gap-1 text-sm">
    <Badge tone={toneOf(backing)}>
      {isOwn && backing.state === 'missing' ? 'Not yet found at the registry' : backingTitle(backing)}
      {brief && backing.asOf && `, ${writeDate(backing.asOf)}`}
    </Badge>
    <span className="text-muted">
      <span className={cn(brief && isBacked(backing) && 'sr-only')}>
        {tellBacking(registry, backing, isRetired)}
      </span>
      {backing.url && (
        <>
          {' '}
          <a href={backing.url} target="_blank" rel="noreferrer" className={textLinkLook}>
            See it at {hostOf(backing.url)}
          </a>
        </>
      )}
    </span>
  </p>
)
