import { Mono } from '../../ui/Mono.tsx'
import type { DocumentedCall } from './description.ts'
import { Method } from './Method.tsx'

/** The calls of a page, each one press away. */
export const CallIndex = ({ calls }: { calls: readonly DocumentedCall[] }) => (
  <nav aria-label="Calls on this page" className="mt-6 border-edge border-t-2 bg-sheet">
    <ul>
      {calls.map(({ method, path, operation }) => (
        <li key={operation.operationId} className="border-hairline border-t first:border-t-0">
          <a
            href={`#${operation.operationId}`}
            className="group grid min-h-11 content-center gap-x-6 gap-y-0.5 px-4 py-2 text-note md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] md:items-baseline"
          >
            <Mono className="flex items-baseline gap-x-3">
              <Method method={method} />{' '}
              <span className="min-w-0 [overflow-wrap:anywhere] group-hover:underline">{path}</span>
            </Mono>
            <span className="text-muted text-sm max-md:pl-15">{operation.summary.split('. ')[0]}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
