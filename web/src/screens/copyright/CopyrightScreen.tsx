import { Document } from '../../ui/Document.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { pageMeta } from '../page-meta.ts'
import { notice } from './notice.tsx'

export const meta = pageMeta({
  title: 'Copyright',
  description: 'Under which licences the software, the typefaces and the pictures of this site stand.',
})

export default function CopyrightScreen() {
  return (
    <>
      <PageHead
        eyebrow="Licence"
        title="Copyright"
        lead="Who made what you see here, and what you may do with it."
      />
      <Document parts={notice} note="Licensed under the Apache License, Version 2.0" />
    </>
  )
}
