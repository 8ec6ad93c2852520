import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Account' })

export default function AccountScreen() {
  return <h1>Account</h1>
}
