import type { LogState, Witness } from '@ledgerleaf/contract/log'
import { writeInstant, writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { Part } from '../../ui/Part.tsx'

const standing = ({ size, at, refuses }: Witness, signed: number): string => {
  if (refuses) return 'Says that this log is not the one it saw'
  if (size === null || at === null) return 'Has not signed yet'
  const behind = signed - size
  const how = behind === 0 ? 'the newest state' : `all but the newest ${writeWhole(behind)} entries`
  return `Saw ${how}, ${writeInstant(at)}`
}

/** Who else puts their name to what the log signed, and how far each of them is. */
export const LogWitnesses = ({ log }: { log: LogState }) => (
  <Part
    title="Who else saw it"
    id="witnesses"
    lead="A signature alone does not stop a log from showing two people two different pasts. Witnesses do: each keeps the last state it saw, signs only what grew from it, and its signature travels with every certificate."
  >
    {log.witnesses.length === 0 ? (
      <p className="max-w-text text-muted text-note">
        Nobody yet: this log has no witness, and its signature is ours alone. Anybody may become one with{' '}
        <code className="font-mono">npx ledgerleaf witness</code> or any other witness of the same protocol.
      </p>
    ) : (
      <ul className="min-w-0">
        {log.witnesses.map((witness) => (
          <li
            key={witness.key}
            className="grid min-w-0 gap-1 border-hairline border-t py-4 first:border-t-0 first:pt-0"
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <span className="font-medium [overflow-wrap:anywhere]">{witness.name}</span>
              <span className={witness.refuses ? 'font-medium text-error text-sm' : 'text-muted text-sm'}>
                {standing(witness, log.signed?.size ?? 0)}
              </span>
            </p>
            <Mono className="text-fine text-muted [overflow-wrap:anywhere]">{witness.key}</Mono>
          </li>
        ))}
      </ul>
    )}
  </Part>
)
