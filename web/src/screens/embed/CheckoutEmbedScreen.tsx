import { useSearchParams } from 'react-router'
import { CheckoutCard } from '../../features/recommendations/CheckoutCard.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Offset' })

export default function CheckoutEmbedScreen() {
  const [params] = useSearchParams()
  return (
    <main className="mx-auto max-w-xl">
      <CheckoutCard params={params} />
    </main>
  )
}
