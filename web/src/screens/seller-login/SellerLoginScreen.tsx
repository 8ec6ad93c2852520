import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Seller Login' })

export default function SellerLoginScreen() {
  return <h1>Seller Login</h1>
}
