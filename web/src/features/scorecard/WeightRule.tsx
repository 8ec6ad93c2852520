import type { ScorePillar } from '@ledgerleaf/contract/scores'
import { ContourBar } from '../../nouns/score/ContourBar.tsx'
import { pillarShares } from '../../nouns/score/pillar-shares.ts'

/** By which a criterion goes where its name has no room: as before its name in the rows. */
export const initialOf = ({ title }: Pick<ScorePillar, 'title'>): string => title.charAt(0)

export const ruleHeight = 58

/** As high as the rule is: here the width says what a pillar weighs. */
const linesInAll = 8

/** What an initial and a weight need beside each other. */
const roomForWeight = 24

type WeightRuleProps = { pillars: readonly ScorePillar[]; width: number }

/** A hundred points side by side, each pillar as wide as it weighs, drawn as far as it is reached, in the strokes of the rows below. */
export const WeightRule = ({ pillars, width }: WeightRuleProps) => {
  // All of the weights or none: with one left out they would not come to a hundred. The rows below name each.
  const hasWeights = pillars.every(({ weight }) => (width * weight) / 100 >= roomForWeight)
  return (
    <div aria-hidden="true" className="flex h-full border-edge border-l">
      {pillars.map((pillar) => {
        return (
          <div
            key={pillar.id}
            className="grid min-w-0 grid-rows-[1.25rem_1fr] border-edge border-r"
            style={{ width: `${pillar.weight}%` }}
          >
            <span className="flex justify-between overflow-hidden whitespace-nowrap px-1 text-eyebrow text-muted">
              <span className="font-medium text-ink">{initialOf(pillar)}</span>
              {hasWeights && <span className="ml-auto font-mono tabular-nums">{pillar.weight}</span>}
            </span>
            <ContourBar isSample weight={pillar.weight} shares={pillarShares(pillar)} lines={linesInAll} />
          </div>
        )
      })}
    </div>
  )
}
