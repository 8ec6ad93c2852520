import { Guilloche } from '../../../ui/Guilloche.tsx'
import { LeafMark } from '../../../ui/Logo.tsx'

/** The upper corner of a retirement certificate. */
export const CertificateCorner = () => (
  <div
    aria-hidden="true"
    className="relative isolate h-40 sm:h-48 overflow-clip border border-edge border-b-0 bg-paper p-4 mask-b-from-70%"
  >
    <Guilloche className="absolute inset-x-1 top-1 -z-10 h-8 bg-leaf/60" />
    <div className="mt-8 flex items-start justify-between gap-4">
      <div className="grid gap-1">
        <span className="font-mono text-eyebrow text-muted">Certificate of retirement</span>
        <span className="font-display text-2xl">1,240 t CO2e</span>
        <span className="font-mono text-eyebrow text-muted">SAMPLE-2024-0007 to 1246</span>
      </div>
      <span className="grid size-14 shrink-0 place-items-center rounded-full border border-leaf text-leaf outline-1 outline-leaf outline-offset-2">
        <LeafMark className="size-7" />
      </span>
    </div>
  </div>
)
