import { scaleUtc } from '@visx/scale'
import { useId } from 'react'
import { writeCents, writeCount, writeDate, writeWhole } from '../../ui/format.ts'
import { type CalendarRow, labelled, owedOf } from './promise-calendar.ts'

const height = 92
const line = 44
const side = 14
/** What a mark's words take at their longest: "Mar 18, 2027". */
const wordsWidth = 92

type Mark = { key: string; at: number; day: string; credits: number; isOwed: boolean }

const marksOf = ({ came, milestones }: CalendarRow): Mark[] =>
  [
    ...came.map(({ on, quantity }) => ({ key: `came ${on}`, day: on, credits: quantity, isOwed: false })),
    ...milestones.map((one) => ({ key: one.id, day: one.dueOn, credits: owedOf(one), isOwed: true })),
  ]
    .map((mark) => ({ ...mark, at: Date.parse(mark.day) }))
    .toSorted((one, two) => one.at - two.at)

/** Words stand in the middle of their mark, and at the edges within the drawing. */
const anchorOf = (at: number, width: number) => {
  if (at < wordsWidth / 2) return { x: side - 1, textAnchor: 'start' } as const
  if (at > width - wordsWidth / 2) return { x: width - 1, textAnchor: 'end' } as const
  return { x: at, textAnchor: 'middle' } as const
}

type TrackProps = { row: CalendarRow; span: [number, number]; today: string; width: number }

/** One project's line: whole from the purchase to today, open from today to the last date it owes. */
const Track = ({ row, span, today, width }: TrackProps) => {
  const hatch = useId()
  const x = scaleUtc({ domain: span, range: [side, width - side] })
  const now = x(Date.parse(today))
  const marks = marksOf(row)
  const last = marks.at(-1)
  const told = labelled(
    marks.map(({ at }) => x(at)),
    wordsWidth,
  )
  const bought = x(Date.parse(row.boughtOn))
  const next = marks.find(({ isOwed, at }) => isOwed && x(at) > now)
  const daysLeft = next ? Math.round((next.at - Date.parse(today)) / 86_400_000) : 0
  // The first mark's words begin half their width before it.
  const room = marks[0] ? x(marks[0].at) - wordsWidth / 2 - bought : width
  const isLate = now > width - wordsWidth
  return (
    <svg width={width} height={height} aria-hidden="true" className="block">
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" fill="var(--sheet)" />
          <line y2="5" stroke="var(--edge)" strokeWidth="2.5" />
        </pattern>
      </defs>
      <line x1={bought} x2={now} y1={line} y2={line} stroke="var(--ink)" strokeWidth={2} />
      <line x1={bought} x2={bought} y1={line - 6} y2={line + 6} stroke="var(--ink)" strokeWidth={2} />
      {last && x(last.at) > now && (
        <line
          x1={now}
          x2={x(last.at)}
          y1={line}
          y2={line}
          stroke="var(--edge)"
          strokeWidth={2}
          strokeDasharray="2 5"
        />
      )}
      <line x1={now} x2={now} y1={line - 30} y2={line + 12} stroke="var(--leaf)" strokeWidth={1.5} />
      {room > 50 && (
        <text {...anchorOf(bought, width)} y={line + 28} fill="var(--muted)" fontSize={13}>
          {room > 140 ? `Bought ${writeDate(row.boughtOn)}` : 'Bought'}
        </text>
      )}
      {/* Under its word, where beside it the words of the first mark stand. */}
      {room > 50 && room <= 140 && (
        <text {...anchorOf(bought, width)} y={line + 45} fill="var(--muted)" fontSize={13}>
          {writeDate(row.boughtOn)}
        </text>
      )}
      {next && x(next.at) - now > 2 * wordsWidth && (
        <text x={(now + x(next.at)) / 2} y={line - 12} textAnchor="middle" fill="var(--muted)" fontSize={13}>
          {writeCount(daysLeft, 'day')} left
        </text>
      )}
      <text
        x={now + (isLate ? -6 : 6)}
        y={line - 18}
        textAnchor={isLate ? 'end' : 'start'}
        fill="var(--leaf-strong)"
        fontSize={13}
      >
        Today
      </text>
      {marks.map(({ key, at, day, credits, isOwed }, place) => (
        <g key={key}>
          {/* Square, as in the key above it. */}
          <rect
            x={x(at) - 8}
            y={line - 8}
            width={16}
            height={16}
            fill={isOwed ? `url(#${hatch})` : 'var(--held)'}
            stroke={isOwed && x(at) < now ? 'var(--attention)' : 'var(--ink)'}
            strokeWidth={1.5}
          />
          {told[place] && (
            <>
              <text
                {...anchorOf(x(at), width)}
                y={line - 18}
                fill="var(--ink)"
                fontSize={14}
                fontFamily="var(--font-mono)"
              >
                {writeWhole(credits)}
              </text>
              <text {...anchorOf(x(at), width)} y={line + 28} fill="var(--muted)" fontSize={13}>
                {writeDate(day)}
              </text>
            </>
          )}
        </g>
      ))}
    </svg>
  )
}

const Figure = ({ says, of }: { says: string; of: string }) => (
  <span className="whitespace-nowrap">
    <span className="font-mono text-ink">{of}</span> {says}
  </span>
)

type Props = { rows: readonly CalendarRow[]; span: [number, number]; today: string; width: number }

/** The drawing alone: a line for a project from its purchase over today to each date it owes. Promised is not yet there: hatched. */
export const PromisePlot = ({ rows, span, today, width }: Props) => (
  <div aria-hidden="true" className="grid gap-6">
    {rows.map((row) => (
      <div key={row.name} className="grid gap-2 border-hairline border-t pt-4 first:border-t-0 first:pt-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <span className="font-[500] font-display text-lg leading-snug">{row.name}</span>
          {/* Of one project the figures above the picture are the same. */}
          {rows.length > 1 && (
            <span className="flex flex-wrap gap-x-5 gap-y-0.5 text-muted text-sm tabular-nums">
              <Figure of={writeWhole(row.delivered)} says="delivered" />
              <Figure of={writeWhole(row.owed)} says="owed" />
              <Figure of={writeCents(row.escrowCents)} says="in escrow" />
            </span>
          )}
        </p>
        <Track row={row} span={span} today={today} width={width} />
      </div>
    ))}
  </div>
)
