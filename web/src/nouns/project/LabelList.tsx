import type { Label } from '@ledgerleaf/contract/project-files'
import { Badge } from '../../ui/Badge.tsx'

/** Labels of others, beside the score and no part of it. */
export const LabelList = ({ labels }: { labels: readonly Label[] }) =>
  labels.length > 0 && (
    <ul aria-label="Labels of others, not counted in the score" className="flex flex-wrap gap-2">
      {labels.map(({ name, issuer }) => (
        <li key={`${name} ${issuer}`}>
          <Badge>
            {name}, {issuer}
          </Badge>
        </li>
      ))}
    </ul>
  )
