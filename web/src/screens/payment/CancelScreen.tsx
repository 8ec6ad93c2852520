import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Payment Cancelled' })

export default function CancelScreen() {
  return <h1>Payment Cancelled</h1>
}
