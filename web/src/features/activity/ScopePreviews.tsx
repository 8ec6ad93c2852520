import { useMemo } from 'react'
import { writeCount } from '../../ui/format.ts'
import { previewScopes, type ScopePreview } from './scope-previews.ts'

const Scope = ({ scope }: { scope: ScopePreview }) => (
  <li
    className="grid gap-x-10 gap-y-5 border-hairline border-b bg-sheet px-5 py-6 last:border-b-0 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,7fr)_minmax(0,3fr)] sm:px-6"
    // The line at its side has the ink that the scope has in every chart.
    style={{ boxShadow: `inset 4px 0 0 var(--scope-${scope.id.at(-1)})` }}
  >
    <div className="grid content-start gap-1.5">
      <h3 className="font-display text-2xl">{scope.name}</h3>
      <p className="max-w-text text-balance text-muted text-note">{scope.says}</p>
    </div>
    <div className="grid min-w-0 content-start gap-4">
      <dl className="grid text-note">
        {scope.groups.map(({ name, says, kinds }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 border-hairline border-b py-2 first:pt-0 last:border-b-0 @3xl:grid-cols-[10rem_minmax(0,1fr)_auto]"
          >
            <dt className="font-medium">{name}</dt>
            <dd className="text-muted @max-3xl:col-span-2 @max-3xl:row-start-2">{says}</dd>
            <dd className="whitespace-nowrap text-right font-mono text-muted text-sm tabular-nums">
              {writeCount(kinds, 'kind')}
            </dd>
          </div>
        ))}
      </dl>
      {scope.example && (
        <p className="grid gap-0.5 border-edge border-l-2 pl-3 text-sm">
          <span className="text-muted">For example, {scope.example.name.toLowerCase()}</span>
          <span className="font-mono tabular-nums">{scope.example.formula}</span>
        </p>
      )}
    </div>
    <div className="grid content-start gap-2">
      <p className="leading-none">
        <span className="font-display text-3xl lining-nums tabular-nums">{scope.factors}</span>{' '}
        <span className="text-muted text-note">factors ready</span>
      </p>
      <ul className="grid gap-1 text-muted text-sm">
        {scope.publishers.map(({ name, factors }) => (
          <li key={name} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-2">
            <span className="text-right font-mono tabular-nums">{factors}</span>
            {name}
          </li>
        ))}
      </ul>
    </div>
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
