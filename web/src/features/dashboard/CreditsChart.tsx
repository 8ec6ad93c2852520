import type { CreditsOnDay } from '@ledgerleaf/contract/dashboard'
import { useState } from 'react'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { useWidth } from '../../ui/use-width.ts'
import { CreditsPlot } from './CreditsPlot.tsx'
import { CreditsTable } from './CreditsTable.tsx'

const height = 260

const inWords = ({ on, heldCredits, retiredCredits }: CreditsOnDay) =>
  `${writeDate(on)}: ${writeWhole(heldCredits)} held, ${writeWhole(retiredCredits)} retired`

const Key = ({ colour, children }: { colour: string; children: string }) => (
  <span className="inline-flex items-center gap-2">
    <span aria-hidden="true" className="size-3 border border-leaf-strong" style={{ background: colour }} />
    {children}
  </span>
)

type Props = { days: readonly [CreditsOnDay, ...CreditsOnDay[]] }

/** A day is chosen with the slider under the drawing, so hand, keyboard and screen reader have the same way to it. */
const CreditsChart = ({ days }: Props) => {
  const [plot, width] = useWidth()
  const [now] = useState(() => new Date())
  const [position, setPosition] = useState(days.length - 1)
  const chosen = days[Math.min(position, days.length - 1)] ?? days[0]
  return (
    <div className="grid gap-3 border-edge border-t-2 bg-sheet p-4 sm:p-5">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <p className="flex gap-4 text-muted">
          <Key colour="var(--moss)">Held</Key>
          <Key colour="var(--leaf)">Retired</Key>
        </p>
        <p className="font-mono tabular-nums">{inWords(chosen)}</p>
      </div>
      <div ref={plot} style={{ height }} className="min-w-0 overflow-hidden">
        {width > 0 && <CreditsPlot days={days} chosen={chosen} now={now} width={width} height={height} />}
      </div>
      {days.length > 1 && (
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
      )}
      <details>
        <summary className="min-h-6 w-fit text-leaf-strong text-sm">Show as a table</summary>
        <div className="mt-3">
          <CreditsTable days={days} />
        </div>
      </details>
    </div>
  )
}

// React.lazy asks for a default export.
export default CreditsChart
