import type { FileHistory } from '@ledgerleaf/contract/file-history'
import { FileChanges } from '../../../nouns/project/FileChanges.tsx'
import { writeDate } from '../../../ui/format.ts'

/** Which version of the project's file this page shows, and those that credits were sold under before. */
export const FileVersions = ({ file: { versions, isChanged } }: { file: FileHistory }) => {
  if (versions.length === 0)
    return <p className="text-muted">No version of this file was approved since versions are kept.</p>
  return (
    <div className="grid gap-4">
      {isChanged && (
        <p>The seller has changed the file since. What was changed is shown here once it is approved.</p>
      )}
      <ol className="border-hairline border-b">
        {versions.map(({ version, approvedOn, changes }, at) => (
          <li key={version} className="grid gap-3 border-hairline border-t py-3">
            <p>
              Version {version}, approved {writeDate(approvedOn)}
              {at === 0 && <span className="text-muted"> (shown on this page)</span>}
            </p>
            {changes.length > 0 && <FileChanges changes={changes} />}
          </li>
        ))}
      </ol>
    </div>
  )
}
