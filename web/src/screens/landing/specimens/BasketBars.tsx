const parts = [
  { name: 'Mangroves', percent: 45, look: 'bg-kind-blue-carbon' },
  { name: 'Biochar', percent: 35, look: 'bg-kind-biochar' },
  { name: 'Air capture', percent: 20, look: 'bg-kind-dac' },
]

/** A basket, by weight. */
export const BasketBars = () => (
  <div className="grid gap-3">
    <p className="font-mono text-eyebrow text-muted">Sample basket, by weight</p>
    <div className="flex h-10 border border-edge p-1">
      {parts.map(({ name, percent, look }) => (
        <div
          key={name}
          className={`${look} border-sheet border-r-2 last:border-r-0`}
          style={{ width: `${percent}%` }}
        />
      ))}
    </div>
    <dl className="grid text-sm">
      {parts.map(({ name, percent, look }) => (
        <div key={name} className="flex items-center gap-2.5 border-hairline border-b py-1.5 last:border-b-0">
          <span aria-hidden="true" className={`size-2 ${look}`} />
          <dt className="flex-1">{name}</dt>
          <dd className="font-mono tabular-nums">{percent} %</dd>
        </div>
      ))}
    </dl>
  </div>
)
