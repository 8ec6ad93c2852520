import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'List Carbon Credits' })

export default function SellerListingScreen() {
  return <h1>List Carbon Credits</h1>
}
