import { Deadlines } from '../../features/deadlines/Deadlines.tsx'
import { ProgrammeRoom } from '../../features/programme/ProgrammeRoom.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Programme' })

export default function ProgrammeScreen() {
  return (
    <div data-wide className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid gap-3">
        <Heading level={1}>Programme</Heading>
        <p className="max-w-text text-muted">
          One inventory of all your years, from every report you had read: what was emitted, where it is to
          go, and what was retired for it.
        </p>
      </div>
      <ProgrammeRoom />
      <Deadlines />
    </div>
  )
}
