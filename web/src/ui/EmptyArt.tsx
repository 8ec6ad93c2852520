import type { ReactNode } from 'react'
import { Sprout } from './Sprout.tsx'

/** What a place will hold: papers, credits, a basket, a decision, a figure, letters, or what was looked for. */
export type EmptySubject =
  | 'seed'
  | 'papers'
  | 'credits'
  | 'basket'
  | 'decision'
  | 'figures'
  | 'path'
  | 'letters'
  | 'search'

const Ground = () => (
  <>
    <path d="M4 68c14-3 24 2 36 0s16-3 26-1 22 3 50-1" strokeWidth="1.5" strokeLinecap="round" />
    <path d="M18 75c12-2 20 1 30 0M76 75c10 1 16-1 26-1" strokeWidth="1" opacity=".6" strokeLinecap="round" />
  </>
)

const drawings: Record<Exclude<EmptySubject, 'seed'>, ReactNode> = {
  papers: (
    <>
      <path d="M42 66V16h28l10 10v41" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M70 16v10h10" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M48 30h16M48 38h26M48 46h26" strokeWidth="1" opacity=".6" strokeLinecap="round" />
      <g className="text-leaf" stroke="currentColor">
        <circle cx="72" cy="57" r="7" strokeWidth="1.5" />
        <path d="m69 57 2 2.4 4-4.6" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </>
  ),
  credits: (
    <>
      <path
        d="M34 62c0 3 12 5 26 5s26-2 26-5V50c0 3-12 5-26 5s-26-2-26-5Z"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M38 49V38c0 3 10 5 22 5s22-2 22-5v11"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeDasharray="3 3"
      />
      <g className="text-leaf" stroke="currentColor">
        <path d="M60 34c-1-9 5-18 18-19 1 12-6 19-18 19Z" strokeWidth="1.5" strokeLinejoin="round" />
        <path d="M60 34c4-7 8-10 13-14" strokeWidth="1" opacity=".7" />
      </g>
    </>
  ),
  basket: (
    <>
      <path d="M32 40h56l-7 26H39Z" strokeWidth="1.5" strokeLinejoin="round" />
      <path
        d="m41 48 2 12M51 47v14M60 47v14M69 47v14M79 48l-2 12"
        strokeWidth="1"
        opacity=".6"
        strokeLinecap="round"
      />
      <path d="M28 40h64" strokeWidth="1.5" strokeLinecap="round" />
      <g className="text-leaf" stroke="currentColor">
        <path
          d="M42 40c1-14 8-22 18-22s17 8 18 22"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeDasharray="3 3"
        />
        <path d="M60 18c-1-7 4-12 12-12 1 8-4 12-12 12Z" strokeWidth="1.5" strokeLinejoin="round" />
      </g>
    </>
  ),
  decision: (
    <>
      <path d="M28 66V24h30v42" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M34 33h18M34 41h18M34 49h10" strokeWidth="1" opacity=".6" strokeLinecap="round" />
      <path
        d="M72 67c0-13 4-19 11-19s11 6 11 19"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeDasharray="3 3"
      />
      <circle cx="83" cy="38" r="6.5" strokeWidth="1.5" strokeDasharray="3 3" />
      <g className="text-leaf" stroke="currentColor">
        <circle cx="58" cy="57" r="8" strokeWidth="1.5" className="fill-sheet" />
        <path d="m54 57 3 3 5-6" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </>
  ),
  figures: (
    <>
      <path d="M30 14v52" strokeWidth="1.5" strokeLinecap="round" />
      <path d="M27 22h6M27 36h6M27 50h6" strokeWidth="1" opacity=".6" strokeLinecap="round" />
      <path
        d="M40 66V44h10v23M58 67V34h10v32"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeDasharray="3 3"
      />
      <g className="text-leaf" stroke="currentColor">
        <path d="M38 30c10 4 14-8 24-8s14 4 28-10" strokeWidth="1.5" strokeLinecap="round" />
        <circle cx="90" cy="12" r="2.5" strokeWidth="1.5" />
      </g>
    </>
  ),
  path: (
    <>
      <path d="M30 14v52" strokeWidth="1.5" strokeLinecap="round" />
      <path d="M27 22h6M27 36h6M27 50h6" strokeWidth="1" opacity=".6" strokeLinecap="round" />
      <path
        d="M40 66V30h10v37M58 67V42h10v24"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeDasharray="3 3"
      />
      <g className="text-leaf" stroke="currentColor">
        <path d="M38 18c12 2 18 12 30 16s12 14 19 18" strokeWidth="1.5" strokeLinecap="round" />
        <circle cx="90" cy="54" r="2.5" strokeWidth="1.5" />
      </g>
    </>
  ),
  letters: (
    <>
      <path d="M34 28h52v36H34Z" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="m34 62 18-16M86 62 68 46" strokeWidth="1" opacity=".6" strokeLinecap="round" />
      <g className="text-leaf" stroke="currentColor">
        <path d="m35 30 25 20 25-20" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </>
  ),
  search: (
    <>
      <path
        d="M22 54c8-14 16-18 26-18M30 60c6-10 12-14 20-15M96 58c-6-14-12-20-22-24"
        strokeWidth="1"
        opacity=".6"
        strokeLinecap="round"
      />
      <g className="text-leaf" stroke="currentColor">
        <circle cx="60" cy="34" r="15" strokeWidth="1.5" />
        <path d="m71 45 12 14" strokeWidth="1.5" strokeLinecap="round" />
      </g>
      <path d="M53 37c4-5 10-5 14-1" strokeWidth="1" opacity=".6" strokeLinecap="round" />
    </>
  ),
}

/** A small drawing of what is not there yet, in the hand of the contour lines. */
export const EmptyArt = ({ of }: { of: EmptySubject }) =>
  of === 'seed' ? (
    <Sprout className="h-20" />
  ) : (
    <svg viewBox="0 0 120 80" fill="none" stroke="currentColor" className="h-20" aria-hidden="true">
      <Ground />
      {drawings[of]}
    </svg>
  )
