import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Backed } from '../../features/registries/Backed.tsx'
import { FileHistory } from '../../features/registries/FileHistory.tsx'
import { RegistryList } from '../../features/registries/RegistryList.tsx'
import { UploadDesk } from '../../features/registries/UploadDesk.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Part } from '../../ui/Part.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Registries' })

export default function RegistriesScreen() {
  const [search] = useSearchParams()
  const [news, setNews] = useState('')
  const verdict = <Backed key="verdict" />
  const upload = <UploadDesk key="upload" news={news} setNews={setNews} />
  // How it stands comes first, unless a file waits for a decision or has just had one.
  const isAboutFile = search.has('upload') || news !== ''
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
      {isAboutFile ? [upload, verdict] : [verdict, upload]}
      <Part
        title="Imported records"
        lead="All that the registries’ files hold, also of projects of which nothing was brought here."
      >
        <RegistryList />
      </Part>
      <Part title="Files">
        <FileHistory />
      </Part>
    </div>
  )
}
