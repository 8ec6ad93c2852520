import {
  explainRegistryRetirement,
  type RegistryRetirement,
  tellRegistryRetirement,
} from '@ledgerleaf/contract/registry-retirement'
import { Check, Circle } from 'lucide-react'
import { Badge } from '../../ui/Badge.tsx'
import { hostOf, writeDate, writeWhole } from '../../ui/format.ts'
import { KeepIds } from '../../ui/KeepIds.tsx'
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx'

const marks = {
  pending: { tone: 'attention', word: 'Pending' },
  instructed: { tone: 'attention', word: 'Pending' },
  done: { tone: 'leaf', word: 'Done' },
  failed: { tone: 'error', word: 'Not done' },
} as const

/** Two questions with two answers: that the serials exist at the registry, and whether they are retired there. */
const IssuedLine = ({ registry, on }: { registry: string; on: string }) => (
  <p className="flex gap-2.5 font-[550] [overflow-wrap:anywhere]">
    <Check aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-leaf" />
    <span>
      Issued at the registry: last checked {writeDate(on)}
      <span className="block font-normal text-note">
        These serials stand in the records of {registry}, and nobody else has used them.
      </span>
    </span>
  </p>
)

/** What became of it at the registry. It is later than the certificate and has a leaf of its own. */
export const AtRegistry = ({
  atRegistry,
  logIndex,
  issuedOn,
}: {
  atRegistry: RegistryRetirement
  logIndex: number | null
  /** Where it is not retired there yet: the day of the records by which the serials are issued; null elsewhere. */
  issuedOn: string | null
}) => {
  const { tone, word } = marks[atRegistry.state]
  return (
    <div className="grid gap-2 border-hairline border-t pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="font-mono text-eyebrow text-muted">At the registry</p>
        <Badge tone={tone}>{word}</Badge>
      </div>
      {issuedOn && <IssuedLine registry={atRegistry.registry} on={issuedOn} />}
      <p className="flex gap-2.5 font-[550] [overflow-wrap:anywhere]">
        {issuedOn && (
          <Circle aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-attention" />
        )}
        <span>
          {issuedOn && <span className="block">Retired at the registry: not yet</span>}
          <span className={issuedOn ? 'font-normal text-note' : undefined}>
            <KeepIds text={tellRegistryRetirement(atRegistry)} />
          </span>
        </span>
      </p>
      <p className="max-w-text text-muted text-note">
        {explainRegistryRetirement(atRegistry)}
        {logIndex !== null && (
          <>
            {' '}
            <TextLink to={`/log/${logIndex}`} className="whitespace-nowrap">
              Log entry {writeWhole(logIndex)}
            </TextLink>
          </>
        )}
      </p>
      {atRegistry.link && (
        <p className="text-sm">
          <a
            href={atRegistry.link}
            rel="noopener noreferrer"
            target="_blank"
            className={`${textLinkLook} [overflow-wrap:anywhere]`}
          >
            See it at {hostOf(atRegistry.link)}
          </a>
        </p>
      )}
    </div>
  )
}
