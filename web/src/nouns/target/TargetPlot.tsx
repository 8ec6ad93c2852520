import type { TargetLine, TargetPath } from '@ledgerleaf/contract/target-path'
import { AxisBottom } from '@visx/axis'
import { scaleLinear } from '@visx/scale'
import { writeWhole } from '../../ui/format.ts'
import { LeftAxis } from '../../ui/LeftAxis.tsx'
import { tickLook } from '../../ui/tick-look.ts'
import { GapFigure, TargetAreas } from './TargetAreas.tsx'
import { areasOf } from './target-areas.ts'
import { targetWords, toCutOf, yearsOf } from './target-words.ts'

const margin = { top: 20, right: 16, bottom: 28, left: 64 }
const inset = 10
/** How far the first and the last year stand from the edges: whoever moves along them begins and ends there. */
export const plotEdges = { left: margin.left + inset, right: margin.right + inset }
/** Below the years, outside the picture of emissions: what was retired. */
const stripHeight = 44

type Props = {
  path: TargetPath
  line: TargetLine | undefined
  year: number
  width: number
  height: number
}

const lettersHigh = 13
const letterWide = 6.6

/** The drawing alone: what it shows is said in words and in a table beside it. */
export const TargetPlot = ({ path, line, year, width, height }: Props) => {
  const { actuals, lines } = path
  const years = yearsOf(path)
  const right = width - margin.right
  const strip = actuals.some(({ retiredTonnes }) => retiredTonnes > 0) ? stripHeight : 0
  const ground = height - margin.bottom - strip
  const [first = 0, end = 1] = [years[0], years.at(-1)]
  const largest = Math.max(1, ...actuals.map(({ tonnes }) => tonnes), ...lines.map(({ from }) => from.tonnes))
  const mostRetired = Math.max(1, ...actuals.map(({ retiredTonnes }) => retiredTonnes))
  const x = scaleLinear({
    domain: [first, Math.max(end, first + 1)],
    range: [plotEdges.left, width - plotEdges.right],
  })
  const y = scaleLinear({ domain: [0, largest], range: [ground, margin.top], nice: true })
  const last = actuals.at(-1)
  const toCut = line ? toCutOf(path, line) : 0
  const areas = line ? areasOf(path, line) : []
  const gap = areas.find(({ side }) => side !== 'toCut')
  // Under the end of its line, which comes from above; where the ground is there already, above what the line has risen by.
  const besideLine = ({ from, to, target }: (typeof lines)[number]): number => {
    if (y(to.tonnes) + lettersHigh * (width < 480 ? 3.5 : 2) < ground) return lettersHigh + 10
    const rise = (y(to.tonnes) - y(from.tonnes)) / Math.max(1, x(to.year) - x(from.year))
    return -12 - Math.max(0, rise) * targetWords(target).length * letterWide
  }
  const cutFigure = `${writeWhole(toCut)} t`
  /** In its area alone where that is high enough over the path, which runs through it: its key names it. */
  const isCutInside = ((): boolean => {
    if (!last || !line) return false
    const begins = x.invert(x(line.to.year) - cutFigure.length * letterWide - 12)
    const share = (line.to.year - begins) / Math.max(1, line.to.year - line.from.year)
    const path = y(line.to.tonnes + (line.from.tonnes - line.to.tonnes) * share)
    return path - y(last.tonnes) > lettersHigh + 8
  })()
  const cutWords = isCutInside
    ? cutFigure
    : width < 480
      ? `${cutFigure} to be cut`
      : `Still to be cut: ${cutFigure}`
  /** Over the bracket; on little room the path comes down through that place, so the words stand over the path. */
  const cutWordsAt = (last: { tonnes: number }, { from, to }: (typeof lines)[number]): number => {
    const begins = x.invert(x(to.year) - cutWords.length * letterWide - 8)
    const share = Math.min(1, Math.max(0, (to.year - begins) / Math.max(1, to.year - from.year)))
    const path = y(to.tonnes + (from.tonnes - to.tonnes) * share)
    return Math.max(margin.top, Math.min(y(last.tonnes) - 7, path - 8))
  }
  const yearTicks = years.filter(
    (one) => (one - first) % Math.max(1, Math.ceil((years.length * 44) / Math.max(1, width - 90))) === 0,
  )
  return (
    <svg width={width} height={height} aria-hidden="true" className="block">
      {y.ticks(4).map((value) => (
        <line key={value} x1={margin.left} x2={right} y1={y(value)} y2={y(value)} stroke="var(--hairline)" />
      ))}
      <TargetAreas areas={areas} x={x} y={y} />
      <line x1={x(year)} x2={x(year)} y1={margin.top} y2={ground} stroke="var(--ink)" strokeDasharray="2 3" />
      {lines.map((one) => (
        <g key={`${one.from.year} ${one.to.year} ${one.to.tonnes}`}>
          <line
            x1={x(one.from.year)}
            y1={y(one.from.tonnes)}
            x2={x(one.to.year)}
            y2={y(one.to.tonnes)}
            stroke="var(--muted)"
            strokeWidth={one === line ? 2 : 1}
            strokeDasharray="6 4"
          />
          <circle
            cx={x(one.to.year)}
            cy={y(one.to.tonnes)}
            r={4.5}
            fill="var(--sheet)"
            stroke="var(--muted)"
            strokeWidth={1.5}
          />
        </g>
      ))}
      <path
        d={actuals.map((one, at) => `${at ? 'L' : 'M'}${x(one.year)},${y(one.tonnes)}`).join('')}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={2}
      />
      {actuals.map((one) => (
        <circle key={one.year} cx={x(one.year)} cy={y(one.tonnes)} r={4} fill="var(--ink)" />
      ))}
      {gap && <GapFigure area={gap} x={x} y={y} />}
      {/* From what is emitted now down to the target: a bracket in the year of the target, with its tonnes. */}
      {last && line && toCut > 0 && (
        <g>
          <line
            x1={x(last.year)}
            x2={x(line.to.year)}
            y1={y(last.tonnes)}
            y2={y(last.tonnes)}
            stroke="var(--edge)"
            strokeDasharray="1 4"
          />
          <path
            d={`M${x(line.to.year) - 6},${y(last.tonnes)}H${x(line.to.year)}V${y(line.to.tonnes) - 6}`}
            fill="none"
            stroke="var(--ink)"
          />
          <text
            x={x(line.to.year) - (isCutInside ? 8 : 0)}
            y={isCutInside ? y(last.tonnes) + lettersHigh + 4 : cutWordsAt(last, line)}
            textAnchor="end"
            fill="var(--ink)"
            fontSize={lettersHigh}
            fontWeight={isCutInside ? 550 : undefined}
            stroke={isCutInside ? 'none' : 'var(--sheet)'}
            strokeWidth={4}
            paintOrder="stroke"
          >
            {cutWords}
          </text>
        </g>
      )}
      {/* Over the line of the year and the dots, on a ground of its own: nothing runs through the words. */}
      {lines.map((one) => {
        const words = targetWords(one.target)
        const place = besideLine(one)
        // On little room in two lines: in one it would run into the year that is looked at.
        const rows = width < 480 && place > 0 ? words.split(/ (?=than in )/) : [words]
        const under = y(one.to.tonnes) + place
        const beside = x(one.to.year) + 4
        return (
          <g key={`${one.from.year} ${one.to.year} ${one.to.tonnes}`}>
            {rows.map((row, at) => (
              <text
                key={row}
                x={beside}
                y={under + at * (lettersHigh + 4)}
                textAnchor="end"
                fill="var(--ink)"
                fontSize={lettersHigh}
                stroke="var(--sheet)"
                strokeWidth={4}
                strokeLinejoin="round"
                paintOrder="stroke"
              >
                {row}
              </text>
            ))}
          </g>
        )
      })}
      <LeftAxis left={margin.left} scale={y} write={writeWhole} />
      <AxisBottom
        top={ground}
        scale={x}
        stroke="var(--edge)"
        tickStroke="var(--edge)"
        tickValues={yearTicks}
        tickFormat={(value) => String(value)}
        tickLabelProps={{ ...tickLook, textAnchor: 'middle' }}
      />
      {actuals.map(({ year: of, retiredTonnes }) => {
        const high = retiredTonnes > 0 ? Math.max(2, (retiredTonnes / mostRetired) * (strip - 12)) : 0
        return (
          <rect
            key={of}
            x={x(of) - 6}
            y={ground + margin.bottom + 6}
            width={12}
            height={high}
            fill="var(--retired)"
          />
        )
      })}
    </svg>
  )
}
