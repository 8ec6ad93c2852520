import { comparedMax } from '@ledgerleaf/contract/market-calls'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import type { MarketState } from './market-params.ts'
import type { ChangeMarket } from './use-market-state.ts'

type Props = { state: MarketState; change: ChangeMarket }

export type Comparing = 'chosen' | 'possible' | 'full'

/** Whether a project is among those to compare, or could be. */
export const comparingOf = ({ compare }: MarketState, id: string): Comparing => {
  if (compare.includes(id)) return 'chosen'
  return compare.length < comparedMax ? 'possible' : 'full'
}

type BoxProps = {
  comparing: Comparing
  change: ChangeMarket
  project: { id: string; name: string }
  /** A box alone where the head of its column says the word. */
  look?: 'word' | 'box'
}

export const CompareBox = ({ comparing, change, project, look = 'word' }: BoxProps) => {
  const box = {
    'aria-label': `Compare ${project.name}`,
    checked: comparing === 'chosen',
    disabled: comparing === 'full',
    onChange: () =>
      change((before) => ({
        ...before,
        compare:
          comparing === 'chosen'
            ? before.compare.filter((id) => id !== project.id)
            : [...before.compare, project.id].slice(0, comparedMax),
      })),
  }
  const label = look === 'word' ? 'Compare' : <span className="hidden folded:inline">Compare</span>
  return <Checkbox label={label} className="text-muted" {...box} />
}

/** Stays in sight while one chooses what to lay side by side. */
export const CompareBar = ({ state, change }: Props) => {
  const count = state.compare.length
  if (count === 0) return null
  return (
    <div className="arrives keeps-foot sticky bottom-4 z-20 mt-8 flex flex-wrap items-center justify-between gap-3 rounded-soft border border-edge bg-sheet px-4 py-3">
      <p role="status" className="text-note">
        {count} of {comparedMax} chosen to compare
        {count === 1 && <span className="text-muted"> · choose another</span>}
      </p>
      <div className="flex items-center gap-4">
        <button
          type="button"
          onClick={() => change((before) => ({ ...before, compare: [] }))}
          className="min-h-9 text-leaf-strong text-sm underline decoration-leaf/50 underline-offset-4"
        >
          Clear
        </button>
        {count > 1 && (
          <ButtonLink size="small" to={`/compare?ids=${state.compare.join(',')}`}>
            Compare {count} projects
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
