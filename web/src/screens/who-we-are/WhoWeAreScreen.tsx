import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Who We Are' })

export default function WhoWeAreScreen() {
  return <h1>Who We Are</h1>
}
