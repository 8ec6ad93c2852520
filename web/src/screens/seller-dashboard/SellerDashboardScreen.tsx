import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Seller dashboard' })

export default function SellerDashboardScreen() {
  return <h1>Dashboard</h1>
}
