import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Log Out' })

export default function LogoutScreen() {
  return <h1>Log Out</h1>
}
