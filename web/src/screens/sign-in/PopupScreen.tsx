import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Signing In' })

export default function PopupScreen() {
  return <h1>Signing In...</h1>
}
