import { FileHistory } from '../../features/registries/FileHistory.tsx'
import { RegistryList } from '../../features/registries/RegistryList.tsx'
import { Unbacked } from '../../features/registries/Unbacked.tsx'
import { UploadDesk } from '../../features/registries/UploadDesk.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Part } from '../../ui/Part.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Registries' })

export default function RegistriesScreen() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid gap-3">
        <Heading level={1}>Registries</Heading>
        <p className="max-w-text text-muted">
          What the registries publish themselves: projects, issuances, retirements and cancellations. What
          sellers say is held against it. What stands neither there nor was checked by two operators is not
          sold.
        </p>
      </div>
      <UploadDesk />
      <Part title="Credits that are not backed">
        <Unbacked />
      </Part>
      <Part title="What is here">
        <RegistryList />
      </Part>
      <Part title="Files">
        <FileHistory />
      </Part>
    </div>
  )
}
