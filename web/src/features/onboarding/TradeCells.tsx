import { cn } from '../../ui/cn.ts'
import type { TradeCell } from './trade-cells.ts'

/** What of a project is owned, what was sold, and what that brought: the same three cells on every screen. */
export const TradeCells = ({ cells }: { cells: readonly TradeCell[] }) => (
  <dl className="grid grid-cols-[7fr_6fr_6fr] content-start gap-x-3">
    {cells.map(({ name, value, isNothing, note }) => (
      <div key={name} className="grid min-w-0 content-start gap-0.5">
        <dt className="text-muted text-sm">{name}</dt>
        <dd className={cn('font-mono text-note tabular-nums', isNothing && 'text-muted')}>{value}</dd>
        {note && <dd className="text-fine text-muted tabular-nums">{note}</dd>}
      </div>
    ))}
  </dl>
)
