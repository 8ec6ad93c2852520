import { useLocation } from 'react-router'
import { QueueBar } from '../../features/operator/QueueBar.tsx'
import { RetirementDesk } from '../../features/registry-retirements/RetirementDesk.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Retirements at registries' })

export default function RegistryRetirementsScreen() {
  const { hash } = useLocation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-6">
        <QueueBar isHere={({ kind, to }) => kind === 'retirement' && (hash === '' || to.endsWith(hash))} />
        <div className="grid gap-3">
          <Heading level={1}>Retirements at registries</Heading>
          <p className="max-w-text text-muted">
            What buyers retired here is final in our ledger. Retire the same serials at their registry, then
            enter the id it gives. What a registry’s next file shows as retired is confirmed by itself.
          </p>
        </div>
      </div>
      <RetirementDesk />
    </div>
  )
}
