import { LeafMark } from './Logo.tsx'

type ProofSlipProps = {
  /** The page of ours that tells more; it opens beside the page the slip stands in. */
  href: string
  state: 'checking' | 'unproven' | 'proven'
  /** Whose it is, what was proven, and how: shown only once it is. */
  name: string
  figure: string
  note: string
  /** Why nothing could be proven, where that is known. */
  why?: string | undefined
}

/** A badge for the sites of others. What could not be proven in the reader's browser is not shown. */
export const ProofSlip = ({ href, state, name, figure, note, why }: ProofSlipProps) => (
  <a
    href={href}
    target="_blank"
    rel="noopener"
    className="m-px grid min-h-32 grid-cols-[auto_minmax(0,1fr)] items-center gap-4 border border-edge bg-sheet p-4 text-ink outline-offset-0 hover:border-leaf"
  >
    <span className="grid size-12 place-items-center rounded-full border-2 border-leaf text-leaf">
      <LeafMark className="size-6" />
    </span>
    <span className="grid min-w-0 gap-0.5" aria-live="polite">
      {state === 'proven' && (
        <>
          <span className="truncate text-muted text-sm">{name}</span>
          <span className="font-display text-xl leading-tight lining-nums">{figure}</span>
          <span className="text-leaf-strong text-sm">{note}</span>
        </>
      )}
      {state === 'unproven' && (
        <>
          <span className="text-muted text-sm">Not proven. Nothing is claimed here.</span>
          {why && <span className="text-sm">{why}</span>}
        </>
      )}
      {state === 'checking' && (
        <span role="status" className="text-muted text-sm">
          Checking the proofs
        </span>
      )}
    </span>
  </a>
)
