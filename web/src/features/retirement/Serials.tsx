import type { SerialSpan } from '@ledgerleaf/contract/retirements'
import { Mono } from '../../ui/Mono.tsx'
import { spellSerials } from './spell.ts'

const shownMax = 3

/** The first few ranges; the rest are counted, and stand in full on the certificate. */
export const Serials = ({ serials }: { serials: readonly SerialSpan[] }) => (
  <ul className="grid gap-0.5">
    {serials.slice(0, shownMax).map((span) => (
      <li key={span.first}>
        <Mono className="text-[0.8125rem]">{spellSerials(span)}</Mono>
      </li>
    ))}
    {serials.length > shownMax && (
      <li className="text-muted text-sm">and {serials.length - shownMax} more ranges</li>
    )}
  </ul>
)
