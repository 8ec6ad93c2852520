import type { ActivityBasis } from '@ledgerleaf/contract/activity-basis'
import { TextLink } from '../../ui/TextLink.tsx'

/** In place of a correction, where every figure is what lines of activity data come to. */
export const ChangeLines = ({ activity }: { activity: ActivityBasis }) => (
  <p className="text-note">
    Computed from lines of activity data, so no figure is given by hand.{' '}
    <TextLink to={`/footprint?of=${activity.inventoryId}`}>Change its lines instead</TextLink>
  </p>
)
