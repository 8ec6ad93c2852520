import { partName, sayCover } from '@ledgerleaf/contract/cover-words'
import type { Coverable, Covered } from '@ledgerleaf/contract/coverage'
import type { Metric } from '@ledgerleaf/contract/metrics'
import { scopeOf } from '../../nouns/analysis/scope-of.ts'
import { writeTonnes } from '../../nouns/recommendation/words.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'

const inkOf = (metric: Metric) => `var(--${scopeOf(metric)})`

type CoverSummaryProps = {
  coverable: Coverable
  covered: Covered
  /** What the buyer has for the year already, and what is left to buy. */
  had: number
  left: number
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
}

/** What the choice comes to: the sentence, the tonnes, and how much of the footprint they are. */
export const CoverSummary = ({ coverable, covered, had, left, isWhole, onWhole }: CoverSummaryProps) => {
  const { parts, credits, wholeTonnes } = covered
  return (
    <div className="grid content-start gap-5">
      <p className="font-display text-[clamp(2.25rem,11cqi,3.5rem)] leading-none tracking-[-0.02em] lining-nums tabular-nums">
        {writeWhole(left)}
        <span className="ml-2 font-sans text-base text-muted tracking-normal">
          {left === credits ? `t of ${writeWhole(wholeTonnes)} t` : 't still to buy for what you chose'}
        </span>
      </p>
      <div aria-hidden="true" className="flex h-3 w-full overflow-hidden rounded-full bg-sunken">
        {parts.map(({ row, tonnes }) => (
          <span
            key={row.metric}
            style={{ width: `${(tonnes / wholeTonnes) * 100}%`, background: inkOf(row.metric) }}
            className="min-w-px"
          />
        ))}
      </div>
      <p aria-live="polite" data-testid="cover-sentence" className="text-lg leading-relaxed">
        {sayCover(coverable, covered)}
      </p>
      {had > 0 && credits > 0 && (
        <div className="grid gap-2 border-hairline border-t pt-4">
          <Checkbox
            label={`Less what you already have for ${coverable.year}`}
            checked={!isWhole}
            onChange={(event) => onWhole(!event.target.checked)}
          />
          {!isWhole && (
            <p data-testid="less-what-is-had" className="pl-8 text-note">
              {writeWhole(credits)} t, less {writeWhole(had)} t you already have for {coverable.year}:{' '}
              <strong className="font-medium">
                {left > 0 ? `${writeWhole(left)} t` : 'nothing is left to cover'}
              </strong>
              . <TextLink to="/buyer_dashboard#coverage">See how it is counted</TextLink>
            </p>
          )}
        </div>
      )}
      {parts.length > 0 && (
        <ul className="grid gap-1.5 text-sm">
          {parts.map(({ row, percent, tonnes }) => (
            <li key={row.metric} className="flex items-baseline gap-2.5">
              <span
                aria-hidden="true"
                style={{ background: inkOf(row.metric) }}
                className="size-2 shrink-0 rounded-full"
              />
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
