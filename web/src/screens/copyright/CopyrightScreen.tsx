import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Copyright' })

export default function CopyrightScreen() {
  return <h1>Copyright</h1>
}
