import { cn } from './cn.ts'

/** Our leaf: its outline is the outermost contour line, its veins the ledger's ruled lines. */
export const LeafMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" className={className} aria-hidden="true">
    <path
      d="M5.5 27C3.8 14.5 11.5 5.2 27.5 4.5 28.6 19.8 20.3 28.3 9 25.6"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M5.5 27C9.5 20.5 14.5 15 21.5 10.8" strokeWidth="1.9" strokeLinecap="round" />
    <path
      d="M10.7 20.3h7.8M14.3 16.3h8.6M12.3 18.5V11.8M16 14.7V8.4"
      strokeWidth="1.3"
      strokeLinecap="round"
    />
  </svg>
)

export const Logo = ({ className }: { className?: string }) => (
  <span className={cn('inline-flex items-center gap-2.5', className)}>
    <LeafMark className="size-7 text-leaf" />
    <span className="font-[560] font-display text-[1.375rem] leading-none tracking-[-0.01em]">
      Ledgerleaf
    </span>
  </span>
)
