import type { ReactNode } from 'react'
import { Heading } from '../../ui/Heading.tsx'

type SpecimenProps = { title: string; note?: string; children: ReactNode }

/** One part of the kit, by day and by night beside each other. */
export const Specimen = ({ title, note, children }: SpecimenProps) => (
  <div className="grid gap-4 border-hairline border-t pt-6">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <Heading level={3} look="small">
        {title}
      </Heading>
      {note && <p className="text-muted text-sm">{note}</p>}
    </div>
    <div className="grid gap-4 xl:grid-cols-2">
      <div data-theme="light" className="grid min-w-0 content-start gap-4 border border-hairline p-4 sm:p-6">
        {children}
      </div>
      <div data-theme="dark" className="grid min-w-0 content-start gap-4 border border-hairline p-4 sm:p-6">
        {children}
      </div>
    </div>
  </div>
)
