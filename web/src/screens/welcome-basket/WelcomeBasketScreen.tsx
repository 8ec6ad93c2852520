import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Welcome basket' })

export default function WelcomeBasketScreen() {
  return <h1>The $100 welcome basket</h1>
}
