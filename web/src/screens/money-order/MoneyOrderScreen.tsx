import { useParams } from 'react-router'
import { OrderDesk } from '../../features/money/OrderDesk.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Money of an order' })

export default function MoneyOrderScreen() {
  const { id = '' } = useParams()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p>
        <TextLink to="/operator/money" className="text-sm">
          Money
        </TextLink>
      </p>
      <OrderDesk key={id} id={id} />
    </div>
  )
}
