import { settleInventory } from '@ledgerleaf/contract/inventory'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { AnalysisView } from '../../features/analysis/AnalysisView.tsx'
import { FigureDialog } from '../../features/analysis/FigureDialog.tsx'
import { showFigure } from '../../features/analysis/shown.ts'
import { ShownPerson } from '../../nouns/person/use-session.ts'
import { OpensInPlace } from '../../ui/Modal.tsx'
import type { TourFrames } from './frames.ts'
import { openedPlace } from './sample-analysis.ts'
import { samplePerson, sampleReport } from './sample-client.ts'

const person = samplePerson('buyer')

/** An analysed report with one of its figures opened: the cell it was read from, and how. */
export default function SampleEvidence({ frames: { buyer: Frame } }: { frames: TourFrames }) {
  const [{ client, analysis }] = useState(() => sampleReport(new Date()))
  const figures = settleInventory(analysis.results)
  const year = analysis.footprint?.year
  const opened = figures.find((figure) => figure.metric === openedPlace.metric && figure.year === year)
  return (
    <QueryClientProvider client={client}>
      <ShownPerson value={person}>
        <Frame>
          <OpensInPlace value={true}>
            <div className="relative">
              <AnalysisView id={analysis.id} steps={() => null} />
              <FigureDialog
                analysis={analysis}
                figures={figures}
                shown={opened ? showFigure(opened) : null}
                onShow={() => {}}
                onClose={() => {}}
              />
            </div>
          </OpensInPlace>
        </Frame>
      </ShownPerson>
    </QueryClientProvider>
  )
}
