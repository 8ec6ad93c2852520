import type { CreditsOnDay } from '@ledgerleaf/contract/dashboard'
import { useState } from 'react'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Picture } from '../../ui/Picture.tsx'
import { CreditsPlot } from './CreditsPlot.tsx'
import { CreditsTable } from './CreditsTable.tsx'

const height = 260

const inWords = ({ on, heldCredits, retiredCredits }: CreditsOnDay) =>
  `${writeDate(on)}: ${writeWhole(heldCredits)} held, ${writeWhole(retiredCredits)} retired`

const keys = [
  { name: 'Held', fill: 'var(--held)' },
  { name: 'Retired', fill: 'var(--retired)' },
]

type Props = { days: readonly [CreditsOnDay, ...CreditsOnDay[]] }

/** A day is chosen with the slider under the drawing, so hand, keyboard and screen reader have the same way to it. */
const CreditsChart = ({ days }: Props) => {
  const [now] = useState(() => new Date())
  const [position, setPosition] = useState(days.length - 1)
  const chosen = days[Math.min(position, days.length - 1)] ?? days[0]
  return (
    <Picture
      says={`Credits held and retired since ${writeDate(days[0].on)}. ${inWords(days.at(-1) ?? days[0])}.`}
      keys={keys}
      aside={<p className="font-mono tabular-nums">{inWords(chosen)}</p>}
      height={height}
      draw={(width) => <CreditsPlot days={days} chosen={chosen} now={now} width={width} height={height} />}
      controls={
        days.length > 1 && (
          <input
            type="range"
            aria-label="Day"
            min={0}
            max={days.length - 1}
            value={Math.min(position, days.length - 1)}
            aria-valuetext={inWords(chosen)}
            onChange={(event) => setPosition(event.target.valueAsNumber)}
            className="h-6 w-full accent-leaf"
          />
        )
      }
      table={<CreditsTable days={days} />}
    />
  )
}

// React.lazy asks for a default export.
export default CreditsChart
