import {
  explainRegistryRetirement,
  type RegistryRetirement,
  tellRegistryRetirement,
} from '@ledgerleaf/contract/registry-retirement'
import { Badge } from '../../ui/Badge.tsx'
import { hostOf, writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx'

const marks = {
  pending: { tone: 'attention', word: 'Pending' },
  instructed: { tone: 'attention', word: 'Pending' },
  done: { tone: 'leaf', word: 'Done' },
  failed: { tone: 'error', word: 'Not done' },
} as const

/** What became of it at the registry. It is later than the certificate and has a leaf of its own. */
export const AtRegistry = ({
  atRegistry,
  logIndex,
}: {
  atRegistry: RegistryRetirement
  logIndex: number | null
}) => {
  const { tone, word } = marks[atRegistry.state]
  return (
    <div className="grid gap-2 border-hairline border-t pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="font-mono text-eyebrow text-muted">At the registry</p>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className="font-[550] [overflow-wrap:anywhere]">{tellRegistryRetirement(atRegistry)}</p>
      <p className="max-w-text text-muted text-note">{explainRegistryRetirement(atRegistry)}</p>
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 text-sm">
        {atRegistry.link ? (
          <a
            href={atRegistry.link}
            rel="noopener noreferrer"
            target="_blank"
            className={`${textLinkLook} [overflow-wrap:anywhere]`}
          >
            See it at {hostOf(atRegistry.link)}
          </a>
        ) : (
          <span />
        )}
        {logIndex !== null && (
          <TextLink to={`/log/${logIndex}`}>
            <Mono>Log entry {writeWhole(logIndex)}</Mono>
          </TextLink>
        )}
      </div>
    </div>
  )
}
