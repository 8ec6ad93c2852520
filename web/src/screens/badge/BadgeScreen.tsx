import { useParams } from 'react-router'
import { Badge } from '../../features/climate/Badge.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Climate badge' })

export default function BadgeScreen() {
  const { slug = '' } = useParams()
  return (
    <main>
      <h1 className="sr-only">Climate badge</h1>
      <Badge slug={slug} />
    </main>
  )
}
