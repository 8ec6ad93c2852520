import { Badge } from '../../ui/Badge.tsx'
import { RunStrip } from './RunStrip.tsx'
import { exampleYear } from './run-strip.ts'

/** How a year of a subscription looks, for whoever has none yet: an example, and said to be one. */
export const Specimen = () => (
  <figure className="grid gap-5 border border-edge border-dashed bg-sheet p-5">
    <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="font-medium">A year of a subscription</span>
      <Badge>Example</Badge>
    </figcaption>
    <RunStrip subscription={exampleYear(new Date())} />
    <p className="text-muted text-note">
      No subscription yet. Yours will stand here in the same way, with every time it ran.
    </p>
  </figure>
)
