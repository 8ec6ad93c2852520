import { useSearchParams } from 'react-router'
import { FileHistory } from '../../features/registries/FileHistory.tsx'
import { RegistryList } from '../../features/registries/RegistryList.tsx'
import { Unbacked } from '../../features/registries/Unbacked.tsx'
import { UploadDesk } from '../../features/registries/UploadDesk.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Part } from '../../ui/Part.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Registries' })

export default function RegistriesScreen() {
  const [search] = useSearchParams()
  const isDeciding = search.has('upload')
  const unbacked = (
    <Part title="Credits that are not backed">
      <Unbacked />
    </Part>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid gap-3">
        <Heading level={1}>Registries</Heading>
        <p className="max-w-text text-muted">
          What the registries publish themselves: projects, issuances, retirements and cancellations. What
          sellers say is compared with it. Credits are sold only when they are in these records, or when two
          operators have checked them.
        </p>
      </div>
      {/* Before anything else: a file that waits for a decision is what one came for. */}
      <UploadDesk />
      {!isDeciding && unbacked}
      <Part title="Imported records">
        <RegistryList />
      </Part>
      {isDeciding && unbacked}
      <Part title="Files">
        <FileHistory />
      </Part>
    </div>
  )
}
