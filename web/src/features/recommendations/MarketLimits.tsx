import type { Wish } from '@ledgerleaf/contract/recommendations'
import { writeCents } from '../../ui/format.ts'
import { LimitGrip, LimitHandle } from './LimitHandle.tsx'
import type { MarketFrame } from './market-scale.ts'
import { perTonne } from './price-quality-words.ts'
import type { WishText } from './wish-params.ts'

// As much as a budget pays for has no price a tonne that could be bounded.
const boundsPrice = ({ goal }: Wish): boolean => goal !== 'tonnes'

type Props = {
  frame: MarketFrame
  wish: Wish
  /** Its limits are named below the drawing. */
  isNarrow: boolean
  onChange: (part: Partial<WishText>) => void
}

/** The two limits that lie across the picture, to be dragged or moved by key. */
export const MarketLimits = ({ frame, wish, isNarrow, onChange }: Props) => {
  const { tonnes, budgetCents, limits } = wish
  const [lowest, highest] = [frame.y.invert(frame.ground), frame.y.invert(frame.top)]
  const budgetAt =
    budgetCents === undefined ? highest : Math.max(lowest, Math.min(highest, budgetCents / tonnes))
  const setBudget = (cents: number) =>
    onChange({ budget: cents >= highest ? '' : String(Math.max(1, Math.round((cents * tonnes) / 100))) })
  const setScore = (score: number) => onChange({ score: score <= 0 ? '' : String(score) })
  const scoreSays = limits.scoreMin === undefined ? 'No limit' : `Score ${limits.scoreMin} or more`
  const budgetSays =
    budgetCents === undefined
      ? 'No budget'
      : `${writeCents(perTonne(budgetCents, tonnes))} a tonne, ${writeCents(budgetCents)} in all`
  return (
    <>
      <LimitHandle
        label="Minimum score"
        name={
          isNarrow
            ? null
            : limits.scoreMin === undefined
              ? 'Minimum score'
              : `Score at least ${limits.scoreMin}`
        }
        axis="x"
        value={limits.scoreMin ?? 0}
        min={0}
        max={100}
        step={1}
        says={scoreSays}
        at={frame.x(limits.scoreMin ?? frame.scores[0])}
        span={[frame.top, frame.ground]}
        isSet={limits.scoreMin !== undefined}
        // At the left end of the picture there is no limit, wherever the scores begin.
        valueAt={(pixels) => (pixels <= frame.left ? 0 : Math.round(frame.x.invert(pixels)))}
        onChange={setScore}
        onClear={() => setScore(0)}
      />
      {boundsPrice(wish) && (
        <LimitHandle
          label="Maximum price per tonne"
          name={isNarrow ? null : frame.isWide ? 'Maximum price per tonne' : 'Maximum price'}
          axis="y"
          value={Math.round(budgetAt)}
          min={Math.round(lowest)}
          max={Math.ceil(highest)}
          step={Math.max(1, Math.round(budgetAt * 0.02))}
          says={budgetSays}
          at={frame.y(budgetAt)}
          span={[frame.lane.from, frame.right + 14]}
          isSet={budgetCents !== undefined}
          valueAt={(pixels) => frame.y.invert(pixels)}
          onChange={setBudget}
          onClear={() => setBudget(Number.POSITIVE_INFINITY)}
        />
      )}
    </>
  )
}

/** On a phone, under the drawing: in it their names would lie on those of the projects. */
export const LimitNames = ({ wish }: { wish: Wish }) => {
  const { tonnes, budgetCents, limits } = wish
  return (
    <div
      aria-hidden="true"
      className="mt-2 grid grid-cols-[auto_1fr_auto] items-center gap-x-2.5 gap-y-2 text-sm"
    >
      <LimitGrip axis="x" isSet={limits.scoreMin !== undefined} />
      <span>Minimum score</span>
      <span className="text-right font-mono text-fine tabular-nums">{limits.scoreMin ?? 'no limit'}</span>
      {boundsPrice(wish) && (
        <>
          <LimitGrip axis="y" isSet={budgetCents !== undefined} />
          <span>Maximum price per tonne</span>
          <span className="text-right font-mono text-fine tabular-nums">
            {budgetCents === undefined ? 'no limit' : writeCents(perTonne(budgetCents, tonnes))}
          </span>
        </>
      )}
    </div>
  )
}
