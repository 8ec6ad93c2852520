import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Sign In' })

export default function SignInScreen() {
  return <h1>Sign In</h1>
}
