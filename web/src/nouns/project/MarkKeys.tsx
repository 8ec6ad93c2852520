import type { Mechanism } from '@ledgerleaf/contract/market'
import { markPath, markWords } from './kind-look.ts'

const mechanisms: Mechanism[] = ['reduction', 'removal', 'mixed']

/** What the shape of a mark means. */
export const MarkKeys = () => (
  <span className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
    {mechanisms.map((mechanism) => (
      <span key={mechanism} className="inline-flex items-center gap-1.5">
        <svg aria-hidden="true" viewBox="-8 -8 16 16" className="size-4">
          <path d={markPath(mechanism, 4.5)} fill="none" stroke="currentColor" strokeWidth={1.5} />
        </svg>
        {markWords[mechanism]}
      </span>
    ))}
  </span>
)
