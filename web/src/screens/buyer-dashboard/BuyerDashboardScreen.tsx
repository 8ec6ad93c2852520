import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Buyer dashboard' })

export default function BuyerDashboardScreen() {
  return <h1>Dashboard</h1>
}
