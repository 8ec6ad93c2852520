/** A letter on its way: the flap, the stamp with our leaf, and a postmark of contour lines. */
export const Envelope = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 320 180" fill="none" stroke="currentColor" className={className} aria-hidden="true">
    <path d="M8 8h304v164H8z" strokeWidth="1.5" className="fill-sheet" />
    <path d="M8 8l120 88q32 22 64 0l120-88" strokeWidth="1.5" className="fill-sheet" />
    <path d="M8 172l104-86M312 172l-104-86" strokeWidth="1.5" opacity=".5" />
    <g className="text-leaf" stroke="currentColor">
      <path d="M250 22h44v54h-44z" strokeWidth="1.5" strokeDasharray="4 3" className="fill-paper" />
      <path
        d="M258 66c-2-18 8-31 28-33 2 20-9 33-24 30M258 66c6-9 12-16 20-22"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </g>
    <g opacity=".75">
      <circle cx="234" cy="62" r="26" />
      <circle cx="234" cy="62" r="20" />
      <path d="M150 48c14-5 20 5 34 0s14-4 22-1M146 62c14-5 20 5 34 0s16-4 26-1M150 76c14-5 20 5 34 0s14-4 22-1" />
    </g>
    <path d="M30 128h86M30 142h112M30 156h62" strokeWidth="1.5" opacity=".6" strokeLinecap="round" />
  </svg>
)
