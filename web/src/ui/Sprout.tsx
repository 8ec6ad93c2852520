/** A seed below the line and a first leaf above it, in the hand of the contour lines. */
export const Sprout = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 120 80" fill="none" stroke="currentColor" className={className} aria-hidden="true">
    <path d="M4 52c14-3 24 2 36 0s16-3 26-1 22 3 50-1" strokeWidth="1.5" strokeLinecap="round" />
    <path
      d="M14 60c12-2 22 2 32 1M74 60c12 2 20-1 32-1M30 68c10-2 18 1 26 1M66 69c8 1 14-1 22-1"
      strokeWidth="1"
      opacity=".6"
      strokeLinecap="round"
    />
    <path d="M60 62V30" strokeWidth="1.5" strokeLinecap="round" />
    <ellipse cx="60" cy="64" rx="4" ry="3" strokeWidth="1.5" />
    <g className="text-leaf" stroke="currentColor">
      <path
        d="M60 34c-2-12-11-18-24-17 1 12 10 19 24 17ZM60 28c1-13 10-21 25-21 0 15-10 23-25 21Z"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M60 34c-6-8-12-11-18-13M60 28c6-8 12-13 19-16" strokeWidth="1" opacity=".7" />
    </g>
  </svg>
)
