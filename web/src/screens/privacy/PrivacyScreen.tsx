import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Privacy Policy' })

export default function PrivacyScreen() {
  return <h1>Privacy Policy</h1>
}
