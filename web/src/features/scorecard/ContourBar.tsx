import { useId } from 'react'

const lines = [0, 1, 2, 3, 4]
const width = 400
const height = 26

/** A wave along the bar, each line a little after the one above, as contours follow a slope. */
const wave = (line: number): string => {
  const middle = 5 + line * 4
  const steps = Array.from({ length: 21 }, (_, at) => {
    const x = (at / 20) * width
    const y = middle + Math.sin(at * 0.9 + line * 0.7) * 1.4 + Math.sin(at * 0.37 + line) * 0.9
    return `${x.toFixed(1)},${y.toFixed(2)}`
  })
  return `M${steps.join(' L')}`
}

/** How full a pillar is: contour lines, dark as far as it is reached. The figure beside it says the same. */
export const ContourBar = ({ percent }: { percent: number }) => {
  const id = useId()
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-6 w-full overflow-visible"
    >
      <title>Share reached</title>
      <clipPath id={id}>
        <rect x="0" y="0" width={(width * percent) / 100} height={height} />
      </clipPath>
      {[false, true].map((reached) => (
        <g
          key={String(reached)}
          clipPath={reached ? `url(#${id})` : undefined}
          className={reached ? 'stroke-leaf' : 'stroke-hairline'}
        >
          {lines.map((line) => (
            <path key={line} d={wave(line)} fill="none" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
          ))}
        </g>
      ))}
    </svg>
  )
}
