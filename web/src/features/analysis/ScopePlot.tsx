import { AxisBottom } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { writeWhole } from '../../ui/format.ts'
import { LeftAxis } from '../../ui/LeftAxis.tsx'
import { tickLook } from '../../ui/tick-look.ts'
import { bands, inks, labelRoom, namedYears, type YearBar } from './scope-bars.ts'

const margin = { top: 24, right: 8, bottom: 28, left: 64 }
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

type ScopePlotProps = { bars: readonly YearBar[]; chosen: number; width: number; height: number }

/** The drawing alone: what it shows is said in words and in a table beside it. */
export const ScopePlot = ({ bars, chosen, width, height }: ScopePlotProps) => {
  const right = width - margin.right
  const bottom = height - margin.bottom
  const x = scaleBand({ domain: bars.map(({ year }) => year), range: [margin.left, right], padding: 0.35 })
  const largest = Math.max(...bars.map(({ total }) => total), 1)
  const y = scaleLinear({ domain: [0, largest], range: [bottom, margin.top], nice: true })
  // Four bars in a wide field would be four walls.
  const thickness = Math.min(x.bandwidth(), 72)
  const hasRoom = x.step() >= labelRoom
  return (
    <svg width={width} height={height} aria-hidden="true" className="block">
      {y.ticks(4).map((value) => (
        <line key={value} x1={margin.left} x2={right} y1={y(value)} y2={y(value)} stroke="var(--hairline)" />
      ))}
      {bars.map(({ year, tonnes, total }) => {
        const left = (x(year) ?? 0) + (x.bandwidth() - thickness) / 2
        let base = 0
        return (
          <g key={year} opacity={year === chosen ? 1 : 0.72}>
            {bands.map((band) => {
              const from = base
              base += tonnes[band]
              return tonnes[band] > 0 ? (
                <rect
                  key={band}
                  x={left}
                  width={thickness}
                  y={y(base)}
                  height={Math.max(1, y(from) - y(base) - 1)}
                  fill={inks[band]}
                />
              ) : null
            })}
            {(hasRoom || year === chosen) && (
              <text
                {...tickLook}
                // The figure of a bar at the edge stays within the drawing.
                x={Math.min(left + thickness / 2, width - labelRoom / 2)}
                y={y(total) - 6}
                textAnchor="middle"
              >
                {total < 1e5 ? writeWhole(Math.round(total)) : short.format(total)}
              </text>
            )}
          </g>
        )
      })}
      <LeftAxis left={margin.left} scale={y} write={(value) => short.format(value)} />
      <AxisBottom
        top={bottom}
        scale={x}
        stroke="var(--edge)"
        hideTicks
        tickValues={namedYears(x.domain(), x.step())}
        tickFormat={(value) => String(value)}
        tickLabelProps={(year) => ({
          ...tickLook,
          dy: '0.4em',
          textAnchor: 'middle',
          ...(year === chosen && { fill: 'var(--ink)', fontWeight: 700, textDecoration: 'underline' }),
        })}
      />
    </svg>
  )
}
