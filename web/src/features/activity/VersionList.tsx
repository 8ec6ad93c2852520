import type { ActivityVersion } from '@ledgerleaf/contract/activity'
import { writeTonnes } from '../../nouns/analysis/words.ts'
import { writeDate } from '../../ui/format.ts'
import { VersionLines } from './VersionLines.tsx'

/** Every state it was finished in, newest first, and what was different. */
export const VersionList = ({
  inventoryId,
  versions,
}: {
  inventoryId: string
  versions: readonly ActivityVersion[]
}) => (
  <ol reversed className="border-edge border-t-2 bg-sheet">
    {versions.toReversed().map(({ version, finishedAt, finishedBy, tonnes, lines, grade, changes }) => (
      <li key={version} className="grid gap-1 border-hairline border-b px-4 py-3 last:border-b-0 sm:px-5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-medium">
            Version {version}: {writeTonnes(tonnes)} t CO2e
          </span>
          <span className="text-muted text-sm">
            {writeDate(finishedAt)}, {finishedBy}
          </span>
        </p>
        <p className="text-muted text-sm">
          {lines === 1 ? 'One line' : `${lines} lines`}
          {grade && `, data quality ${grade}`}
        </p>
        {changes.length > 0 && (
          <ul className="text-sm [overflow-wrap:anywhere]">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
        <VersionLines inventoryId={inventoryId} version={version} />
      </li>
    ))}
  </ol>
)
