import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Checkout' })

export default function CheckoutScreen() {
  return <h1>Checkout</h1>
}
