import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Seller Sign Up' })

export default function SellerSignUpScreen() {
  return <h1>Seller Sign Up</h1>
}
