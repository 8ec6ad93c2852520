import type { ScorePillar } from '@ledgerleaf/contract/scores'
import { type PillarShares, pillarShares } from '../../nouns/score/pillar-shares.ts'
import { scoreLooks } from '../../nouns/score/score-looks.ts'

const parts = ['documented', 'assumed', 'undocumented', 'lost'] as const satisfies (keyof PillarShares)[]

/** By which a criterion goes where its name has no room: as before its name in the rows. */
export const initialOf = ({ title }: Pick<ScorePillar, 'title'>): string => title.charAt(0)

export const ruleHeight = 58

/** What an initial and a weight need beside each other. */
const roomForWeight = 24

type WeightRuleProps = { pillars: readonly ScorePillar[]; width: number }

/** A hundred points side by side, each pillar as wide as it weighs, filled as far as it is reached. */
export const WeightRule = ({ pillars, width }: WeightRuleProps) => {
  // All of the weights or none: with one left out they would not come to a hundred. The rows below name each.
  const hasWeights = pillars.every(({ weight }) => (width * weight) / 100 >= roomForWeight)
  return (
    <div aria-hidden="true" className="flex h-full border-edge border-l">
      {pillars.map((pillar) => {
        const shares = pillarShares(pillar)
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
            <span className="flex border-edge border-y">
              {parts.map((part) => (
                <span
                  key={part}
                  className={part === 'undocumented' ? 'shadow-[inset_-1px_0_var(--edge)]' : undefined}
                  style={{
                    width: `${(shares[part] / pillar.weight) * 100}%`,
                    background: scoreLooks[part].fill,
                  }}
                />
              ))}
            </span>
          </div>
        )
      })}
    </div>
  )
}
