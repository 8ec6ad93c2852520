import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Page not found' })

export default function NotFoundScreen() {
  return <h1>Page not found</h1>
}
