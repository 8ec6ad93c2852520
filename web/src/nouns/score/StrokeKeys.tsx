import { ContourBar } from './ContourBar.tsx'
import { scoreLooks } from './score-looks.ts'

const samples = ['documented', 'assumed', 'undocumented', 'lost'] as const
const nothing = { documented: 0, assumed: 0, undocumented: 0, lost: 0 }

/** What the strokes of a score mean, each drawn as in its bars. */
export const StrokeKeys = () => (
  <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
    {samples.map((part) => (
      <span key={part} className="inline-flex items-center gap-2">
        <span className="w-8">
          <ContourBar isSample weight={10} shares={{ ...nothing, [part]: 10 }} />
        </span>
        {scoreLooks[part].name}
      </span>
    ))}
  </p>
)
