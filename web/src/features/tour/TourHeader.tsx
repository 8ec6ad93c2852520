import { X } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Logo } from '../../ui/Logo.tsx'

export const TourHeader = () => (
  <header className="flex h-14 shrink-0 sm:h-16 items-center gap-3 border-edge border-b bg-sheet px-4 sm:gap-5 sm:px-6">
    <Link to="/" aria-label="Ledgerleaf, overview" className="rounded-soft">
      <Logo className="max-sm:[&>span]:hidden" />
    </Link>
    <Badge tone="attention">Sample data</Badge>
    <p className="hidden text-muted text-sm lg:block">The real screens. Nothing you see here is saved.</p>
    <ButtonLink to="/" variant="outline" className="ml-auto whitespace-nowrap">
      <X aria-hidden="true" className="size-4" strokeWidth={1.5} />
      <span>
        Leave<span className="max-sm:sr-only"> the tour</span>
      </span>
    </ButtonLink>
  </header>
)
