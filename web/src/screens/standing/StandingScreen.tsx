import { Checks } from '../../features/standing/Checks.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'How things stand' })

export default function StandingScreen() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Heading level={1}>How things stand</Heading>
      <Checks />
    </div>
  )
}
