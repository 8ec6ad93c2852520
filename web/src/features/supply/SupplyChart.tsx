import type { ProjectSupply } from '@ledgerleaf/contract/supply'
import { useState } from 'react'
import { writeDate } from '../../ui/format.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Scrub } from '../../ui/Scrub.tsx'
import { plotHeightOf, SupplyPlot, shapeOf } from './SupplyPlot.tsx'
import { momentInWords, SupplyReading } from './SupplyReading.tsx'
import { SupplyTable } from './SupplyTable.tsx'
import { announcedLooks, priceLooks, supplyParts } from './supply-looks.ts'
import { supplyMoments } from './supply-moments.ts'
import { hasPrices, isStill, supplyStory } from './supply-story.ts'

/** All that is drawn, in one place: the figures of the chosen day stand below the slider, and may be none of it. */
const keysOf = (supply: ProjectSupply) => [
  ...supplyParts
    .filter(({ part }) => supply.days.some((day) => day[part] > 0))
    .map(({ name, fill }) => ({ name, fill })),
  ...(supply.coming.some(({ isSold }) => isSold) ? [announcedLooks.sold] : []),
  ...(supply.coming.some(({ isSold }) => !isSold) ? [announcedLooks.offered] : []),
  ...(hasPrices(supply)
    ? [
        ...(supply.asked.length > 0 ? [priceLooks.asked] : []),
        ...(supply.sold.length > 0 ? [priceLooks.sold] : []),
        ...(supply.sold.some(({ returnedCredits }) => returnedCredits > 0) ? [priceLooks.returned] : []),
      ]
    : []),
]

/** A day is chosen with the slider under the drawing, so hand, keyboard and screen reader have the same way to it. */
export const SupplyChart = ({ supply }: { supply: ProjectSupply }) => {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const moments = supplyMoments(supply, today)
  const todayAt = moments.findIndex(({ on }) => on === today)
  const [position, setPosition] = useState(todayAt)
  const at = Math.min(position, moments.length - 1)
  const chosen = moments[at] ?? moments[0]
  return (
    <Picture
      says={`Where the credits of this project were since ${writeDate(moments[0].on)}, and what they cost. ${momentInWords(moments[todayAt] ?? moments[0])}.`}
      keys={keysOf(supply)}
      height={plotHeightOf(shapeOf(supply))}
      draw={(width) => (
        <SupplyPlot supply={supply} moments={moments} chosen={chosen} today={today} width={width} />
      )}
      controls={
        <div className="grid gap-3">
          {isStill(supply) && <p className="text-note">{supplyStory(supply)}.</p>}
          {moments.length > 1 && (
            <Scrub
              aria-label="Day of the history"
              min={0}
              max={moments.length - 1}
              value={at}
              says={momentInWords(chosen)}
              onChange={(event) => setPosition(event.target.valueAsNumber)}
              className="w-full"
            />
          )}
          <SupplyReading moment={chosen} isToday={chosen.on === today} />
        </div>
      }
      table={<SupplyTable supply={supply} />}
    />
  )
}
