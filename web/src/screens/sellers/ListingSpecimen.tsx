import { ProjectScene } from '../../nouns/project/scene/ProjectScene.tsx'
import { Badge } from '../../ui/Badge.tsx'

/** Drawn as the marketplace draws a project, so that the picture of its kind stands for the kind alone. */
const sample = {
  id: 'sample',
  name: 'Cerrado Biochar Works',
  category: 'biochar',
  country: 'BR',
  methodology: null,
} as const

const rows = [
  ['Registry', 'Verra VCS'],
  ['Vintage', '2025'],
  ['Credits available', '2,150'],
  ['Price per credit', '$148.00'],
] as const

/** What a listing carries, on a sheet of its own. Nothing here is for sale, and it says so. */
export const ListingSpecimen = () => (
  <figure className="grid gap-4">
    <div className="ruled relative border border-edge bg-sheet">
      <div className="aspect-[16/7] border-edge border-b bg-sky">
        <ProjectScene project={sample} className="h-full" />
      </div>
      <div className="grid gap-4 p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <p className="font-[500] font-display text-xl">{sample.name}</p>
          <Badge>Sample</Badge>
        </div>
        <dl>
          {rows.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 border-hairline border-t py-2.5">
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="font-mono text-note tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
    <figcaption className="mt-1 flex items-baseline justify-between gap-4 font-mono text-eyebrow text-muted">
      <span>What a listing carries</span>
      <span className="whitespace-nowrap">Plate IV</span>
    </figcaption>
  </figure>
)
