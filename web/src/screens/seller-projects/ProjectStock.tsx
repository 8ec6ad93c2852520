import type { Stock } from '../../features/dashboard/stock-parts.ts'
import { writeWhole } from '../../ui/format.ts'

/** All that a project has issued, by where it is now: the ribbon of the dashboard, with its words beside each colour. */
export const ProjectStock = ({ stock: { issued, parts } }: { stock: Stock }) => (
  <div className="grid content-start gap-2">
    <div aria-hidden="true" className="flex h-3 gap-px overflow-clip border border-edge bg-sheet p-px">
      {parts.map(({ name, credits, fill }) => (
        <span key={name} style={{ background: fill, flex: `${credits} 1 3px` }} />
      ))}
    </div>
    <p className="sr-only">{writeWhole(issued)} issued:</p>
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-fine text-muted tabular-nums">
      {parts.map(({ name, label, credits, fill }) => (
        <li key={name} className="inline-flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className="size-2.5 shrink-0 border border-edge"
            style={{ background: fill }}
          />
          {writeWhole(credits)} {label.toLowerCase()}
        </li>
      ))}
    </ul>
  </div>
)
