import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Forgot password' })

export default function ForgotPasswordScreen() {
  return <h1>Forgot password</h1>
}
