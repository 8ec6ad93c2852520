import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Overview' })

export default function LandingScreen() {
  return <h1>The Smartest Way to Offset Your Carbon Footprint</h1>
}
