import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Contact Us' })

export default function ContactScreen() {
  return <h1>Contact Us</h1>
}
