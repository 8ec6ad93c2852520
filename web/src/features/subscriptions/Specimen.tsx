import { Badge } from '../../ui/Badge.tsx'
import { cn } from '../../ui/cn.ts'
import { RunStrip } from './RunStrip.tsx'
import { exampleYear } from './run-strip.ts'

const legend = [
  { mark: 'border-2 border-leaf bg-leaf', says: 'Bought' },
  { mark: 'border-2 border-attention', says: 'Left out: the basket cost more than the cap' },
  { mark: 'border border-hairline', says: 'Still to come' },
]

/** How a year of a subscription looks, for whoever has none yet: an example, and said to be one. */
export const Specimen = () => (
  <figure className="grid gap-5 border border-edge border-dashed bg-sheet p-5">
    <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="font-medium">A year of a subscription</span>
      <Badge>Example</Badge>
    </figcaption>
    <RunStrip subscription={exampleYear(new Date())} />
    <ul className="grid gap-1.5 text-muted text-sm">
      {legend.map(({ mark, says }) => (
        <li key={says} className="flex items-center gap-3">
          <span aria-hidden="true" className={cn('size-3.5 shrink-0', mark)} />
          {says}
        </li>
      ))}
    </ul>
    <p className="text-muted text-note">
      No subscription yet. Yours will stand here in the same way, with every time it ran.
    </p>
  </figure>
)
