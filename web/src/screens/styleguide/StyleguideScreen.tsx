import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Style guide' })

export default function StyleguideScreen() {
  return <h1>Style guide</h1>
}
