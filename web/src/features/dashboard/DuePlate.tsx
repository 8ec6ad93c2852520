import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Lines } from '../../ui/Lines.tsx'

type DuePlateProps = {
  eyebrow?: ReactNode
  title: string
  says: string
  to: string
  act: string
  label: string
}

/** The one thing to do next, as on the buyer's desk. */
export const DuePlate = ({ eyebrow, title, says, to, act, label }: DuePlateProps) => (
  <div className="ruled relative isolate grid grid-cols-[minmax(0,1fr)] justify-items-start gap-x-10 gap-y-5 border border-edge bg-sheet p-5 sm:p-7 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
    <Lines art="contours-wide" className="absolute inset-0 -z-10 bg-contour" />
    <div className="grid min-w-0 gap-2">
      {eyebrow && <p className="flex flex-wrap items-baseline gap-x-4">{eyebrow}</p>}
      <Heading level={3} look="section" className="[overflow-wrap:anywhere]">
        {title}
      </Heading>
      <p className="max-w-text text-muted [overflow-wrap:anywhere]">{says}</p>
    </div>
    <ButtonLink to={to} variant="primary" aria-label={label}>
      {act}
    </ButtonLink>
  </div>
)
