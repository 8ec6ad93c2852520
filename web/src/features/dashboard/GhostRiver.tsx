import { bandPath } from './river-shape.ts'
import { fateWords } from './river-words.ts'

/** Where three bands would leave the footprint and arrive. They are of no figures: nothing is known yet. */
const bands = [
  { fate: 'retired', from: { y: 10, height: 22 }, to: { y: 2, height: 22 } },
  { fate: 'held', from: { y: 32, height: 30 }, to: { y: 38, height: 30 } },
  { fate: 'open', from: { y: 62, height: 58 }, to: { y: 82, height: 58 } },
] as const

/** The picture that stands here later, in outline. */
export const GhostRiver = () => (
  <div aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)_auto] items-stretch gap-3 text-muted">
    <svg aria-hidden="true" viewBox="0 0 300 142" preserveAspectRatio="none" className="h-36 w-full">
      <rect x="1" y="10" width="8" height="110" fill="var(--edge)" />
      {bands.map(({ fate, from, to }) => (
        <path
          key={fate}
          d={bandPath(9, from, 298, to)}
          fill={fate === 'open' ? 'var(--sky)' : 'none'}
          fillOpacity="0.5"
          stroke="var(--edge)"
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
    <ul className="relative w-32 text-sm">
      {bands.map(({ fate, to }) => (
        <li
          key={fate}
          className="absolute -translate-y-1/2 whitespace-nowrap"
          style={{ top: `${((to.y + to.height / 2) / 142) * 100}%` }}
        >
          {fateWords[fate].name}
        </li>
      ))}
    </ul>
  </div>
)
