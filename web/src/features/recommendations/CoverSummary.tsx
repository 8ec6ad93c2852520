import { partName, sayCover } from '@ledgerleaf/contract/cover-words'
import type { Coverable, Covered } from '@ledgerleaf/contract/coverage'
import { writeTonnes } from '../../nouns/recommendation/words.ts'
import { writeWhole } from '../../ui/format.ts'

type CoverSummaryProps = { coverable: Coverable; covered: Covered }

const shades = ['bg-leaf', 'bg-moss', 'bg-ochre', 'bg-edge'] as const

/** What the choice comes to: the sentence, the tonnes, and how much of the footprint they are. */
export const CoverSummary = ({ coverable, covered }: CoverSummaryProps) => {
  const { parts, credits, wholeTonnes } = covered
  const shadeOf = (at: number) => shades[Math.min(at, shades.length - 1)]
  return (
    <div className="grid content-start gap-5">
      <p className="font-display text-[clamp(2.25rem,11cqi,3.5rem)] leading-none tracking-[-0.02em] lining-nums tabular-nums">
        {writeWhole(credits)}
        <span className="ml-2 font-sans text-base text-muted tracking-normal">
          t of {writeWhole(wholeTonnes)} t
        </span>
      </p>
      <div aria-hidden="true" className="flex h-3 w-full overflow-hidden rounded-full bg-sunken">
        {parts.map(({ row, tonnes }, at) => (
          <span
            key={row.metric}
            style={{ width: `${(tonnes / wholeTonnes) * 100}%` }}
            className={`min-w-px ${shadeOf(at)}`}
          />
        ))}
      </div>
      <p aria-live="polite" data-testid="cover-sentence" className="text-lg leading-relaxed">
        {sayCover(coverable, covered)}
      </p>
      {parts.length > 0 && (
        <ul className="grid gap-1.5 text-sm">
          {parts.map(({ row, percent, tonnes }, at) => (
            <li key={row.metric} className="flex items-baseline gap-2.5">
              <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${shadeOf(at)}`} />
              <span className="min-w-0 flex-1 text-muted first-letter:uppercase">
                {percent} % of {partName(row.metric)}
              </span>
              <span className="font-mono tabular-nums">{writeTonnes(tonnes)} t</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
