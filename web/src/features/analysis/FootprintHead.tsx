import type { Footprint } from '@ledgerleaf/contract/analysis'
import { type Figure, isAt } from '@ledgerleaf/contract/inventory'
import { metricName } from '@ledgerleaf/contract/metrics'
import { writePerimeter, writePlace, writeTonnes } from '../../nouns/analysis/words.ts'
import { Lines } from '../../ui/Lines.tsx'
import { type OnShow, showFigure } from './shown.ts'

type FootprintHeadProps = {
  figures: readonly Figure[]
  footprint: Footprint
  perimeter: string | null
  onShow: OnShow
}

/**
 * As large as the sheet has room for without breaking a number: its digits are a little over half as wide as they are high,
 * and in two columns the figure has half of the sheet.
 */
const figureSize = (letters: number) =>
  `clamp(1.25rem, min(11cqi, ${Math.round(840 / (letters * 0.56)) / 10}cqi), 4.75rem)`

/** The figure everything else explains. Each part of it can be followed to where it stands. */
export const FootprintHead = ({ figures, footprint, perimeter, onShow }: FootprintHeadProps) => {
  const { year, tonnes, parts, asReported } = footprint
  const written = writeTonnes(tonnes)
  const isComputed = figures.some(({ finding }) => finding?.foundBy === 'activity')
  return (
    <section
      aria-labelledby="footprint"
      className="ruled @container relative isolate mb-1.5 border border-edge bg-sheet"
    >
      <Lines art="contours-wide" className="absolute inset-0 -z-10 bg-contour" />
      <div className="grid gap-6 p-5 @xl:p-8 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] @3xl:gap-12">
        <div className="grid content-center gap-3">
          <h2 id="footprint" className="font-mono text-eyebrow text-leaf-strong">
            Footprint of {year} · {writePerimeter(perimeter)}
          </h2>
          <p
            className="flex flex-wrap items-baseline gap-x-2 font-display leading-none tracking-[-0.02em] lining-nums tabular-nums"
            style={{ fontSize: figureSize(written.length) }}
          >
            <span className="whitespace-nowrap">{written}</span>
            <span className="font-sans text-lg text-muted tracking-normal">t CO2e</span>
          </p>
          <p className="max-w-prose text-muted">
            {asReported
              ? 'As the report gives it: it does not take the total apart into scopes.'
              : `Added up from these figures. Choose one to see ${isComputed ? 'how it was computed' : 'where it stands in the report'}.`}
          </p>
        </div>
        <ul className="grid content-start border-edge border-t">
          {parts.map(({ metric, tonnes: part, corrected }) => {
            const figure = figures.find((one) => isAt(one, { metric, year }))
            return (
              <li key={metric} className="border-hairline border-b">
                <button
                  type="button"
                  onClick={() => figure && onShow(showFigure(figure))}
                  className="grid min-h-14 w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 bg-sheet/70 px-2 py-2 text-left transition-colors hover:bg-paper"
                >
                  <span className="text-note">{metricName(metric)}</span>
                  <span className="font-mono tabular-nums">{writeTonnes(part)} t</span>
                  <span className="col-span-2 font-mono text-fine text-leaf-strong underline decoration-leaf/40 underline-offset-4">
                    {[
                      figure?.evidence && writePlace(figure.evidence),
                      corrected && 'given by a person',
                      figure?.doubtful && 'worth checking',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
