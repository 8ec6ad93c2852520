import type { CheckedClaim } from '@ledgerleaf/contract/claims'
import { FootprintSource } from '../../nouns/analysis/FootprintSource.tsx'
import { writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'

/** What is held, and how much of it no claim of the period could rest on. */
const sayHeld = (laterTonnes: number): string =>
  `Not counted: held, not retired${laterTonnes > 0 ? ` (${writeWhole(laterTonnes)} t of a later vintage)` : ''}`

/** What stands behind the words in the ledger, and what of it does not count, and why. */
export const ClaimEvidence = ({ checked: { facts, footprint } }: { checked: CheckedClaim }) => {
  const lines = [
    { name: 'Retired for the period, done at the registry', tonnes: facts.retiredTonnes, isShown: true },
    { name: 'of them removals', tonnes: facts.removedTonnes, isShown: true },
    { name: 'Not counted: pending at the registry', tonnes: facts.pendingTonnes },
    { name: 'Not counted: contradicted by the registry', tonnes: facts.contradictedTonnes },
    { name: 'Not counted: backed by no record', tonnes: facts.unbackedTonnes },
    { name: 'Not counted: retired on behalf of somebody else', tonnes: facts.forOthersTonnes },
    { name: sayHeld(facts.laterTonnes), tonnes: facts.heldTonnes },
  ].filter(({ tonnes, isShown }) => isShown || tonnes > 0)
  return (
    <section aria-labelledby="claim-evidence" className="grid gap-3">
      <h3 id="claim-evidence" className="font-mono text-eyebrow text-muted">
        Behind the words
      </h3>
      <dl className="grid">
        {lines.map(({ name, tonnes }) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-6 border-hairline border-b py-2 last:border-b-0"
          >
            <dt className="text-sm">{name}</dt>
            <dd className="whitespace-nowrap font-mono tabular-nums">{writeWhole(tonnes)} t</dd>
          </div>
        ))}
      </dl>
      {footprint && <FootprintSource footprint={footprint} />}
      <p className="text-sm">
        <TextLink to="/holdings">See each retirement</TextLink>
      </p>
    </section>
  )
}
