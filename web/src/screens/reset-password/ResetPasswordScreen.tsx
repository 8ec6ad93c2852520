import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Reset password' })

export default function ResetPasswordScreen() {
  return <h1>Choose a new password</h1>
}
