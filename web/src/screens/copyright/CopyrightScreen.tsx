import { PageHead } from '../../ui/PageHead.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import { pageMeta } from '../page-meta.ts'

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
      <Section>
        <Prose>
          <h2 className="mt-0!">The software</h2>
          <p>
            Ledgerleaf is open source under the Apache License 2.0: you may use, change and pass it on, with
            its notice and without warranty.
          </p>
          <h2>The pictures</h2>
          <p>
            The contour lines, landscapes and scenes are drawn by this software from noise and fixed seeds.
            They are part of it and under the same licence.
          </p>
          <h2>The typefaces and signs</h2>
          <p>
            Fraunces, Inter and JetBrains Mono are used under the SIL Open Font License 1.1; the small signs
            are Lucide icons under the ISC License.
          </p>
          <h2>What people bring</h2>
          <p>
            Reports, project documents and listings belong to those who upload them. Names of registries and
            standards belong to their owners and appear here only to say what a credit was certified under.
          </p>
        </Prose>
      </Section>
    </>
  )
}
