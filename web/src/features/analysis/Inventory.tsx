import type { Analysis } from '@ledgerleaf/contract/analysis'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { Fold } from '../../ui/Fold.tsx'
import { writeCount } from '../../ui/format.ts'
import { Part } from '../../ui/Part.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { ChangeList } from './ChangeList.tsx'
import { InventoryBar } from './InventoryBar.tsx'
import { InventoryGrid } from './InventoryGrid.tsx'
import type { OnShow } from './shown.ts'

type InventoryProps = { analysis: Analysis; figures: readonly Figure[]; onShow: OnShow }

/** Every figure by year, what is worth checking among them, and what people changed. */
export const Inventory = ({ analysis, figures, onShow }: InventoryProps) => {
  const { id, corrections } = analysis
  const isPhone = usePhone()
  // What waits for a look, or for a first figure, is not folded away.
  const isAsked = figures.length === 0 || figures.some(({ doubtful }) => doubtful)
  const grid = <InventoryGrid analysis={analysis} figures={figures} onShow={onShow} />
  return (
    <Part
      id="findings"
      title="Findings"
      lead={
        analysis.activity
          ? 'In tonnes of CO2e. Choose a figure to see how it was computed; its lines are where it is changed.'
          : 'In tonnes of CO2e. Choose a figure to see it on its page and to change it, or an empty cell to fill it.'
      }
    >
      <InventoryBar analysis={analysis} figures={figures} onShow={onShow} />
      {isPhone ? (
        <Fold title={`${writeCount(figures.length, 'figure')}, year by year`} isOpen={isAsked}>
          {grid}
        </Fold>
      ) : (
        grid
      )}
      {corrections.length > 0 && (
        <details>
          <summary className="min-h-6 w-fit text-leaf-strong text-sm">
            {corrections.length === 1 ? 'One change by people' : `${corrections.length} changes by people`}
          </summary>
          <div className="mt-3">
            <ChangeList analysisId={id} corrections={corrections} isComputed={analysis.activity !== null} />
          </div>
        </details>
      )}
    </Part>
  )
}
