import type { CreditsOnDay } from '@ledgerleaf/contract/dashboard'
import { useState } from 'react'
import { pendingFill } from '../../nouns/credit/pile-looks.ts'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Scrub } from '../../ui/Scrub.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { axisEdges, CreditsPlot } from './CreditsPlot.tsx'
import { CreditsTable } from './CreditsTable.tsx'
import { creditSteps, creditsAt, dayMs } from './credit-steps.ts'

/** Beside the list of transactions it is as high as that; below each other, as it needs. */
const heights = { beside: 352, alone: 260 }

const inWords = ({ on, heldCredits, retiredCredits, pendingCredits }: CreditsOnDay) =>
  [
    `${writeDate(on)}: ${writeWhole(heldCredits)} held`,
    `${writeWhole(retiredCredits - pendingCredits)} retired`,
    ...(pendingCredits > 0 ? [`${writeWhole(pendingCredits)} pending at the registry`] : []),
  ].join(', ')

const keys = [
  { name: 'Held', fill: 'var(--held)' },
  { name: 'Retired', fill: 'var(--retired)' },
]
const pending = { name: 'Pending at the registry', fill: pendingFill }

type Props = { days: readonly [CreditsOnDay, ...CreditsOnDay[]] }

/** Midnight of a day, as the corners of the drawing stand at it. */
const dayOf = (at: number): number => Math.floor(at / dayMs) * dayMs

/** A day is chosen with the slider under the drawing, so hand, keyboard and screen reader have the same way to it. */
const CreditsChart = ({ days }: Props) => {
  const [now] = useState(() => new Date())
  const height = useMedia('(width >= 80rem)', true) ? heights.beside : heights.alone
  // The handle moves along the days of the axis, so it stands where the line of the chosen day does.
  const steps = creditSteps(days, now)
  const first = steps[0]?.at.getTime() ?? 0
  const last = steps.at(-1)?.at.getTime() ?? first
  const [position, setPosition] = useState(dayOf(last))
  const chosen = creditsAt(days, new Date(position))
  return (
    <Picture
      says={`Credits held and retired since ${writeDate(days[0].on)}. ${inWords(days.at(-1) ?? days[0])}.`}
      keys={days.some(({ pendingCredits }) => pendingCredits > 0) ? [...keys, pending] : keys}
      aside={<p className="font-mono tabular-nums">{inWords(chosen)}</p>}
      height={height}
      draw={(width) => <CreditsPlot days={days} chosen={chosen} now={now} width={width} height={height} />}
      controls={
        days.length > 1 && (
          <Scrub
            aria-label="Day"
            min={first}
            max={last}
            step={dayMs}
            value={position}
            says={inWords(chosen)}
            onChange={(event) => setPosition(dayOf(event.target.valueAsNumber))}
            style={axisEdges}
          />
        )
      }
      table={<CreditsTable days={days} />}
    />
  )
}

// React.lazy asks for a default export.
export default CreditsChart
