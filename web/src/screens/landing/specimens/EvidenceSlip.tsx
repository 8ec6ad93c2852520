import type { ReactNode } from 'react'

const rows = [
  { name: 'Scope 1', tonnes: '12,408', dot: 'bg-scope-1' },
  { name: 'Scope 2, market-based', tonnes: '3,215', dot: 'bg-scope-2' },
  { name: 'Scope 3', tonnes: '88,190', dot: 'bg-scope-3' },
]

/** A finding as the analysis shows it: the figures, and where they stand in the document. */
export const EvidenceSlip = ({ children }: { children?: ReactNode }) => (
  <figure className="border border-edge bg-sheet px-4 pt-3 pb-3 text-sm">
    <figcaption className="flex justify-between gap-3 pb-2 font-mono text-eyebrow text-muted">
      <span>Sample report</span>
      <span>t CO2e</span>
    </figcaption>
    <dl className="grid">
      {rows.map(({ name, tonnes, dot }) => (
        <div key={name} className="flex items-center justify-between gap-3 border-hairline border-t py-1.5">
          <dt className="flex items-center gap-2.5">
            <span aria-hidden="true" className={`size-2 rounded-full ${dot}`} />
            {name}
          </dt>
          <dd className="font-mono tabular-nums">{tonnes}</dd>
        </div>
      ))}
      <div className="rule-double flex justify-between gap-3 border-edge border-t py-1.5 font-medium">
        <dt>Total</dt>
        <dd className="font-mono tabular-nums">103,813</dd>
      </div>
    </dl>
    {children ?? <p className="pt-2 font-mono text-eyebrow text-muted">page 61, table 4</p>}
  </figure>
)
