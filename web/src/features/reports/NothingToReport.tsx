import { GhostSheet } from '../../ui/GhostSheet.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** Where a report would stand: why there is none, and the shape it will have. */
export const NothingToReport = () => (
  <GhostSheet
    title="Nothing to report for this period yet"
    heads={['Retirements made in the period', 'Credits']}
    foot="Total retired"
  >
    A report is written from what you buy and retire. <TextLink to="/holdings">See what you hold</TextLink> or
    choose another period.
  </GhostSheet>
)
