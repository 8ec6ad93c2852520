import { useId } from 'react'
import type { PillarShares } from './pillar-shares.ts'
import { scoreLooks } from './score-looks.ts'

const width = 400
const lineHeight = 4
/** Each line of a bar stands for so many points of the hundred: a pillar that weighs more is a higher bar. */
const pointsPerLine = 5

/** A wave along the bar, each line a little after the one above, as contours follow a slope. */
const wave = (line: number): string => {
  const middle = 5 + line * lineHeight
  const steps = Array.from({ length: 21 }, (_, at) => {
    const x = (at / 20) * width
    const y = middle + Math.sin(at * 0.9 + line * 0.7) * 1.4 + Math.sin(at * 0.37 + line) * 0.9
    return `${x.toFixed(1)},${y.toFixed(2)}`
  })
  return `M${steps.join(' L')}`
}

type ContourBarProps = {
  weight: number
  shares: PillarShares
  /** So many lines whatever it weighs: where its width already says that. */
  lines?: number
  /** In a key, or among others of other widths: there is no axis to mark. */
  isSample?: boolean
}

/**
 * How full a pillar is: contour lines, unbroken as far as documents carry it, dashed where it was counted without one,
 * hatched where nothing was shown. The figures beside it say the same.
 */
export const ContourBar = ({ weight, shares, lines, isSample = false }: ContourBarProps) => {
  const id = useId()
  const count = lines ?? Math.max(1, Math.round(weight / pointsPerLine))
  const height = 6 + count * lineHeight
  const percent = (points: number) => (points / weight) * 100
  const reached = percent(shares.documented + shares.assumed)
  const parts = [
    {
      name: 'lost',
      from: reached + percent(shares.undocumented),
      to: 100,
      look: 'stroke-hairline',
      dash: undefined,
    },
    { name: 'documented', from: 0, to: percent(shares.documented), look: 'stroke-leaf', dash: undefined },
    { name: 'assumed', from: percent(shares.documented), to: reached, look: 'stroke-leaf', dash: '2 3' },
  ]
  return (
    <span aria-hidden="true" className="relative block w-full" style={{ height }}>
      {(isSample ? [] : [0, 25, 50, 75, 100]).map((at) => (
        <span key={at} className="absolute -inset-y-2 w-px bg-hairline" style={{ left: `${at}%` }} />
      ))}
      <span
        className="absolute inset-y-0.5 inset-ring inset-ring-edge"
        style={{
          left: `${reached}%`,
          width: `${percent(shares.undocumented)}%`,
          background: scoreLooks.undocumented.fill,
        }}
      />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <title>Share reached</title>
        {parts.map(({ name, from, to, look, dash }) => (
          <g key={name} clipPath={`url(#${id}${name})`} className={look}>
            <clipPath id={`${id}${name}`}>
              <rect
                x={(width * from) / 100}
                y="0"
                width={(width * Math.max(0, to - from)) / 100}
                height={height}
              />
            </clipPath>
            {Array.from({ length: count }, (_, line) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place alone
                key={line}
                d={wave(line)}
                fill="none"
                strokeWidth="1.5"
                strokeDasharray={dash}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </g>
        ))}
      </svg>
    </span>
  )
}
