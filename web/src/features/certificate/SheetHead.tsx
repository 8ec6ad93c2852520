import { Badge } from '../../ui/Badge.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { SealMark } from '../../ui/Seal.tsx'

/** Whose sheet it is and what it is. On a phone the seal stands here, where it takes no line from the words. */
export const SheetHead = ({ isOpen }: { isOpen: boolean }) => (
  <div className="flex items-center justify-between gap-4">
    <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Logo />
      <p className="flex flex-wrap items-center gap-3 font-[480] font-display text-2xl leading-tight max-sm:w-full max-sm:text-xl">
        Certificate of retirement
        {isOpen && (
          <span className="font-normal font-sans text-fine">
            <Badge tone="attention">Not counted</Badge>
          </span>
        )}
      </p>
    </div>
    <SealMark size="small" isOpen={isOpen} className="sm:hidden" />
  </div>
)
