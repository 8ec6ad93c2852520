import { OwnBasket } from '../../features/basket/OwnBasket.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Basket' })

export default function BasketScreen() {
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-8 px-4 py-8 sm:px-8 lg:py-12">
      <div className="grid gap-3">
        <Heading level={1}>Your basket</Heading>
        <p className="max-w-text text-muted">
          What you may buy next, at the prices of now. Nothing is reserved until you order.
        </p>
      </div>
      <OwnBasket />
    </div>
  )
}
