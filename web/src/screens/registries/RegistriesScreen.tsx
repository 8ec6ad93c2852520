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
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid gap-3">
        <Heading level={1}>Registries</Heading>
        <p className="max-w-text text-muted">
          What the registries publish themselves: projects, issuances, retirements and cancellations. What
          sellers say is held against it. Credits are sold only when they are in these records, or when two
          operators have checked them.
        </p>
      </div>
      {/* A file that waits for a decision is what one came for; else what is here comes first. The key keeps it one desk: what it
          said of the last file moves along. */}
      {isDeciding && <UploadDesk key="upload" />}
      <Part title="What is here">
        <RegistryList />
      </Part>
      <Part title="Credits that are not backed">
        <Unbacked />
      </Part>
      {!isDeciding && <UploadDesk key="upload" />}
      <Part title="Files">
        <FileHistory />
      </Part>
    </div>
  )
}
