import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Seller' })

export default function SellerScreen() {
  return <h1>Seller</h1>
}
