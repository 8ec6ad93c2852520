import type { ScorePillar, ScorePoint } from '@ledgerleaf/contract/scores'
import { ContourBar } from '../../nouns/score/ContourBar.tsx'
import { pillarShares, writePoints } from '../../nouns/score/pillar-shares.ts'
import { cn } from '../../ui/cn.ts'
import { EvidenceLink } from './EvidenceLink.tsx'
import { initialOf } from './WeightRule.tsx'

/** Name, bar, figure and mark, one under the other in all rows; on a phone the bar has a line of its own. */
export const pillarColumns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)_4.5rem_1rem]'

const Point = ({ item }: { item: ScorePoint }) => (
  <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-3 border-hairline border-t py-3 text-note">
    <span className="font-mono text-muted text-sm">{item.rule}</span>
    <div className="grid min-w-0 gap-1">
      <p className="font-medium">{item.title}</p>
      <p className={cn('text-sm', item.basis === 'missing' ? 'text-attention' : 'text-muted')}>
        {item.basis === 'missing' ? `Missing. ${item.raise ?? ''}` : item.input}
      </p>
      {item.evidence && (
        <>
          <p className="border-moss border-l-2 pl-3 text-muted text-sm italic">“{item.evidence.quote}”</p>
          <EvidenceLink {...item.evidence} />
        </>
      )}
    </div>
    <span className="whitespace-nowrap text-right font-mono text-sm tabular-nums">
      {item.basis === 'not applicable' ? 'n/a' : `${writePoints(item.points)} / ${item.pointsMax}`}
    </span>
  </li>
)

/** One pillar: how full it is, and under it every point with where it comes from. */
export const PillarRow = ({ pillar, points }: { pillar: ScorePillar; points: number }) => (
  <details className="group border-hairline border-t">
    <summary
      className={`${pillarColumns} cursor-pointer list-none py-3 hover:bg-paper [&::-webkit-details-marker]:hidden`}
    >
      <span className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-baseline">
        <span aria-hidden="true" className="font-mono text-muted text-sm">
          {initialOf(pillar)}
        </span>
        <span className="text-balance font-medium">{pillar.title}</span>
      </span>
      <span className="max-sm:order-3 max-sm:col-span-2">
        <ContourBar weight={pillar.weight} shares={pillarShares(pillar)} />
      </span>
      <span className="text-right font-mono text-sm tabular-nums">
        {points} / {pillar.weight}
      </span>
      <span
        aria-hidden="true"
        className="text-center font-mono text-muted transition-transform group-open:rotate-45 max-sm:hidden"
      >
        +
      </span>
    </summary>
    {pillar.cap && <p className="pb-3 text-attention text-sm">Limited: {pillar.cap}.</p>}
    <ul className="pb-4 sm:pl-4">
      {pillar.items.map((item) => (
        <Point key={item.rule} item={item} />
      ))}
    </ul>
  </details>
)
