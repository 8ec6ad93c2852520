import type { LogEntryPage } from '@ledgerleaf/contract/log'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { writeWhole } from '../../ui/format.ts'

const Way = ({ to, children }: { to: number | null; children: string }) =>
  to === null ? (
    <span />
  ) : (
    <ButtonLink to={`/log/${to}`} variant="outline" size="small">
      {children}
    </ButtonLink>
  )

/** Where an entry stands among all that is signed, and the ways to its neighbours. */
export const EntryPlace = ({ entry: { index }, signedSize }: Pick<LogEntryPage, 'entry' | 'signedSize'>) => {
  const isSigned = index < signedSize
  const share = signedSize > 1 ? Math.min(1, index / (signedSize - 1)) : 0
  return (
    <nav aria-label="Entries beside this one" className="grid gap-3">
      <div aria-hidden="true" className="relative h-3">
        <span className="absolute inset-x-0 top-1.5 h-px bg-edge" />
        <span
          className="absolute top-0 h-3 w-1 -translate-x-1/2 bg-leaf"
          style={{ left: `clamp(2px, ${share * 100}%, calc(100% - 2px))` }}
        />
      </div>
      <div className="flex items-center justify-between gap-3">
        <Way to={index > 0 ? index - 1 : null}>Earlier</Way>
        <p className="text-center text-muted text-sm tabular-nums">
          {isSigned
            ? `Signed: entries 0 to ${writeWhole(signedSize - 1)}, ${writeWhole(signedSize)} in all`
            : 'Written, and not signed yet'}
        </p>
        <Way to={index + 1 < signedSize ? index + 1 : null}>Later</Way>
      </div>
    </nav>
  )
}
