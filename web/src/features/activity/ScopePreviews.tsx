import { ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import { writeCount } from '../../ui/format.ts'
import { exampleScope, previewScopes, type ScopePreview } from './scope-previews.ts'

/** What is asked for in each of its sections, and whose factors stand ready. */
const Inside = ({ scope }: { scope: ScopePreview }) => (
  <div className="grid gap-x-10 gap-y-6 px-5 pt-1 pb-6 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] sm:px-6">
    <div className="grid min-w-0 content-start gap-4">
      <dl className="grid text-note">
        {scope.groups.map(({ name, says, kinds }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 border-hairline border-b py-2 first:pt-0 last:border-b-0 @3xl:grid-cols-[11rem_minmax(0,1fr)_auto]"
          >
            <dt className="font-medium">{name}</dt>
            <dd className="text-muted @max-3xl:col-span-2 @max-3xl:row-start-2">{says}</dd>
            <dd className="whitespace-nowrap text-right font-mono text-muted text-sm tabular-nums">
              {writeCount(kinds, 'kind')}
            </dd>
          </div>
        ))}
      </dl>
      {/* That of Scope 2 stands at the head of the page. */}
      {scope.example && scope.id !== exampleScope && (
        <p className="grid gap-0.5 border-edge border-l-2 pl-3 text-sm">
          <span className="text-muted">For example, {scope.example.name.toLowerCase()}</span>
          <span className="font-mono tabular-nums">{scope.example.formula}</span>
        </p>
      )}
    </div>
    <ul aria-label="Whose factors" className="grid content-start gap-1 text-muted text-sm">
      {scope.publishers.map(({ name, factors }) => (
        <li key={name} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-2">
          <span className="text-right font-mono tabular-nums">{factors}</span>
          {name}
        </li>
      ))}
    </ul>
  </div>
)

const Scope = ({ scope }: { scope: ScopePreview }) => (
  <li
    className="border-hairline border-b bg-sheet last:border-b-0"
    // The line at its side has the ink that the scope has in every chart.
    style={{ boxShadow: `inset 4px 0 0 var(--scope-${scope.id.at(-1)})` }}
  >
    <details className="group/scope">
      <summary className="grid cursor-pointer list-none items-baseline gap-x-8 gap-y-1 px-5 py-4 @3xl:grid-cols-[6rem_minmax(0,1fr)_auto] sm:px-6 [&::-webkit-details-marker]:hidden">
        <h3 className="font-display text-xl">{scope.name}</h3>
        <span className="text-muted text-note">{scope.says}</span>
        <span className="inline-flex items-center gap-3 text-muted text-sm tabular-nums">
          {writeCount(scope.factors, 'factor')}
          <ChevronDown
            aria-hidden="true"
            className="size-4 -rotate-90 text-leaf-strong transition-transform group-open/scope:rotate-0"
            strokeWidth={1.75}
          />
        </span>
      </summary>
      <Inside scope={scope} />
    </details>
  </li>
)

/** What a footprint will be made of: by scope, what is asked for, and whose factors it is multiplied by. */
export const ScopePreviews = () => {
  const scopes = useMemo(previewScopes, [])
  return (
    <ul aria-label="Scopes" className="@container border-edge border-t-2">
      {scopes.map((scope) => (
        <Scope key={scope.id} scope={scope} />
      ))}
    </ul>
  )
}
