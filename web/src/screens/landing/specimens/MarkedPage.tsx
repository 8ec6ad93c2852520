const lines = [18, 26, 34, 42, 50]
const rows = [78, 94, 110, 126, 142]

/** A page of a report with the row that was read, and the slip that was made of it. */
export const MarkedPage = () => (
  <div className="relative">
    <svg viewBox="0 0 280 190" fill="none" className="w-full text-edge" aria-hidden="true">
      <path d="M14 190V10h172l26 26v154" stroke="currentColor" strokeWidth="1.5" className="fill-paper" />
      <path d="M186 10v26h26" stroke="currentColor" strokeWidth="1.5" className="fill-sheet" />
      <path
        d={lines.map((y, i) => `M32 ${y + 8}h${i === 4 ? 70 : 130 - (i % 2) * 12}`).join('')}
        stroke="currentColor"
        opacity=".55"
      />
      <path d="M28 102h170v16H28z" className="fill-moss" />
      <path
        d={rows.map((y) => `M28 ${y + 8}h170`).join('')}
        stroke="currentColor"
        opacity=".45"
        strokeWidth=".75"
      />
      <path
        d={rows.map((y) => `M34 ${y}h52M118 ${y}h20M150 ${y}h18M178 ${y}h14`).join('')}
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M198 110c22 0 16 34 36 34" className="stroke-leaf" strokeWidth="1.5" strokeDasharray="3 4" />
    </svg>
    <dl className="absolute right-0 bottom-0 w-52 border border-leaf bg-sheet px-3 py-2 text-sm">
      <dt className="text-muted">Scope 1, sample</dt>
      <dd className="font-mono tabular-nums">12,408 t CO2e</dd>
      <dd className="font-mono text-eyebrow text-muted">page 61, table 4, row 3</dd>
    </dl>
  </div>
)
