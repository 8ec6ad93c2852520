import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx'
import { pageMeta } from '../page-meta.ts'
import { ArtSpecimens } from './ArtSpecimens.tsx'
import { ControlSpecimens } from './ControlSpecimens.tsx'
import { DataSpecimens } from './DataSpecimens.tsx'
import { OverlaySpecimens } from './OverlaySpecimens.tsx'
import { StateSpecimens } from './StateSpecimens.tsx'
import { TokenSpecimens } from './TokenSpecimens.tsx'

export const meta = pageMeta({ title: 'Style guide' })

export default function StyleguideScreen() {
  return (
    <>
      <PageHead
        eyebrow="In development only"
        title="Style guide"
        lead="Every token and every part of the kit, in all its states, by day and by night."
        actions={<ThemeSwitch />}
      />
      <Section className="grid gap-12">
        <h2 className="sr-only">Specimens</h2>
        <TokenSpecimens />
        <ControlSpecimens />
        <StateSpecimens />
        <DataSpecimens />
        <OverlaySpecimens />
        <ArtSpecimens />
      </Section>
    </>
  )
}
