import type { ReactNode } from 'react'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'

export const DocsHead = ({ title, lead }: { title: string; lead?: ReactNode }) => (
  <header className="grid justify-items-start gap-4 pb-2">
    <Eyebrow>For developers</Eyebrow>
    <Heading level={1} className="[overflow-wrap:anywhere]">
      {title}
    </Heading>
    {lead && <div className="max-w-text text-lg text-muted leading-relaxed">{lead}</div>}
  </header>
)
