import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Confirm your e-mail' })

export default function VerifyEmailScreen() {
  return <h1>Confirm your e-mail</h1>
}
