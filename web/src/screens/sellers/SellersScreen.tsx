import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Our Sellers' })

export default function SellersScreen() {
  return <h1>Become a Seller</h1>
}
