import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { type Stock, type StockPart, stockKeys } from './stock-parts.ts'

const Sign = ({ fill }: Pick<StockPart, 'fill'>) => (
  <span aria-hidden="true" className="size-2.5 shrink-0 border border-edge" style={{ background: fill }} />
)

/** Parts side by side, as long as they are many; what is little is still a stroke. */
const Ribbon = ({ parts }: Pick<Stock, 'parts'>) => (
  <span aria-hidden="true" className="flex h-3 gap-px overflow-clip border border-edge bg-sheet p-px">
    {parts.map(({ name, credits, fill }) => (
      <span key={name} style={{ background: fill, flex: `${credits} 1 3px` }} />
    ))}
  </span>
)

type StockRibbonProps = {
  stock: Stock
  /** Where it stands alone its words stand beside its colours; among others a key above them has the words. */
  isWorded?: boolean
}

/** Everything a project has issued, by where it is now. Who does not see colours hears the words either way. */
export const StockRibbon = ({ stock: { issued, parts }, isWorded = false }: StockRibbonProps) => (
  <div className="grid min-w-0 gap-2">
    <Ribbon parts={parts} />
    <p className="sr-only">{writeWhole(issued)} issued:</p>
    <dl className={cn('flex flex-wrap gap-y-1 text-muted tabular-nums', isWorded ? 'gap-x-4' : 'gap-x-5')}>
      {parts.map(({ name, label, credits, fill }) => (
        <div key={name} className="flex items-center gap-2">
          <dt className="flex items-center">
            <Sign fill={fill} />
            <span className="sr-only">{label}</span>
          </dt>
          {isWorded ? (
            <dd className="text-fine">
              {writeWhole(credits)} <span aria-hidden="true">{label.toLowerCase()}</span>
            </dd>
          ) : (
            <dd className="font-mono text-fine">{writeWhole(credits)}</dd>
          )}
        </div>
      ))}
    </dl>
  </div>
)

/** What each colour is, once for all the ribbons under it. */
export const StockKeys = ({ stocks }: { stocks: readonly Stock[] }) =>
  stocks.length > 0 && (
    <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
      {stockKeys(stocks).map(({ name, label, fill }) => (
        <span key={name} className="inline-flex items-center gap-2">
          <Sign fill={fill} />
          {label}
        </span>
      ))}
    </p>
  )
