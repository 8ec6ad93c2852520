import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Dashboard' })

export default function HomeScreen() {
  return <h1>Dashboard</h1>
}
