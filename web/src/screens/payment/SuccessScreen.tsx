import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Payment Successful' })

export default function SuccessScreen() {
  return <h1>Payment Successful</h1>
}
