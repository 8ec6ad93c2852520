import type { Footprint } from '@ledgerleaf/contract/analysis'
import { metricName } from '@ledgerleaf/contract/metrics'
import { writeTonnes } from '../../nouns/analysis/words.ts'
import { bandOf, inks } from './scope-bars.ts'

/** What a footprint is made of, as long as it is beside the largest of the list. */
export const ScopeBar = ({ footprint, largest }: { footprint: Footprint; largest: number }) => {
  const parts = footprint.parts.filter(({ tonnes }) => tonnes > 0)
  const says = parts.map(({ metric, tonnes }) => `${metricName(metric)}: ${writeTonnes(tonnes)} t`).join(', ')
  return (
    <span role="img" aria-label={says} title={says} className="block h-2 w-full max-w-56">
      <span
        className="flex h-full gap-px"
        style={{ width: `${Math.max(4, (footprint.tonnes / Math.max(1, largest)) * 100)}%` }}
      >
        {parts.map(({ metric, tonnes }) => (
          <span
            key={metric}
            className="h-full min-w-px"
            style={{ flexGrow: tonnes / Math.max(1, footprint.tonnes), background: inks[bandOf(metric)] }}
          />
        ))}
      </span>
    </span>
  )
}
