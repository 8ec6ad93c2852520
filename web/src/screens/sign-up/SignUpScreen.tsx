import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Sign Up' })

export default function SignUpScreen() {
  return <h1>Sign Up</h1>
}
