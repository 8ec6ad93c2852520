import { ActivityDesk } from '../../features/activity/ActivityDesk.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Footprint from activity data' })

export default function FootprintScreen() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <Heading level={1}>Footprint from activity data</Heading>
        <p className="max-w-text text-muted">
          No report? Enter what your company used: each line is multiplied by a published factor, and the
          source stands beside it.
        </p>
      </div>
      <ActivityDesk />
    </div>
  )
}
