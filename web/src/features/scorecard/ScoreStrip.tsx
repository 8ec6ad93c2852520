import type { KeptScore, ScorePillar } from '@ledgerleaf/contract/scores'
import { pillarShares, writePoints } from '../../nouns/score/pillar-shares.ts'
import { StrokeKeys } from '../../nouns/score/StrokeKeys.tsx'
import { wholePoints } from '../../nouns/score/whole-points.ts'
import { Picture } from '../../ui/Picture.tsx'
import { PillarRow, pillarColumns } from './PillarRow.tsx'
import { ScoreTable } from './ScoreTable.tsx'
import { ruleHeight, WeightRule } from './WeightRule.tsx'

const inWords = (pillar: ScorePillar, points: number): string => {
  const { documented, undocumented } = pillarShares(pillar)
  return `${pillar.title}: ${points} of ${pillar.weight} points, ${writePoints(documented)} of them documented, ${writePoints(undocumented)} not documented`
}

const marks = [0, 25, 50, 75, 100]

/** The share of its own points, on one axis for all of them. */
const Axis = () => (
  <div aria-hidden="true" data-axis className={`${pillarColumns} pb-1 text-eyebrow text-muted`}>
    <span className="max-sm:hidden">Share of its points</span>
    <span className="relative block h-4 font-mono tabular-nums max-sm:col-span-2">
      {marks.map((at) => (
        <span
          key={at}
          className="absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0 last:-translate-x-full"
          style={{ left: `${at}%` }}
        >
          {at === 100 ? '100 %' : at}
        </span>
      ))}
    </span>
  </div>
)

/** The criteria of a score side by side: what each weighs, how far it is reached, and how much of that is documented. */
export const ScoreStrip = ({ score }: { score: KeptScore }) => {
  const whole = wholePoints(score)
  const pointsOf = ({ id }: ScorePillar) => whole.get(id) ?? 0
  return (
    <Picture
      says={`${score.pillars.length} criteria weigh 100 points together. ${score.pillars.map((pillar) => inWords(pillar, pointsOf(pillar))).join('. ')}.`}
      aside={<StrokeKeys />}
      height={ruleHeight}
      draw={(width) => <WeightRule pillars={score.pillars} width={width} />}
      controls={
        <div>
          <Axis />
          <div className="border-hairline border-b">
            {score.pillars.map((pillar) => (
              <PillarRow key={pillar.id} pillar={pillar} points={pointsOf(pillar)} />
            ))}
          </div>
        </div>
      }
      table={<ScoreTable score={score} />}
    />
  )
}
