import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { send } from '../../api/client.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { reviewWords } from '../../nouns/project/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { toast } from '../../ui/toast.ts'
import { afterSaves } from './pending-saves.ts'
import { useAct } from './use-act.ts'

const leads = {
  draft: 'An operator reads the file and its documents. Credits can be listed once it is approved.',
  submitted: 'An operator reads the file and its documents. The decision will stand here.',
  approved:
    'An operator has read the file and its documents and found nothing wanting. What identifies the credits is fixed once they are listed; any other change reopens the review, and nothing is sold until it is approved again.',
  changes_asked: 'Make the changes and submit the project again.',
  rejected: 'Listings of the project are paused, and no new ones can be opened.',
} as const

/** Where the file is with the operator's review, and the way to hand it in. */
export const HandIn = ({ project }: { project: ProjectDetail }) => {
  const { act, busy, refused } = useAct()
  const { review } = project
  const hasNewBlocks = review === 'approved' && project.blocks.some(({ approved }) => !approved)
  const open = review === 'draft' || review === 'changes_asked' || hasNewBlocks
  const submit = async () => {
    const done = await act(() =>
      afterSaves(() => send(projectFilesApi.submit, { params: { id: project.id } })),
    )
    if (done) toast.success('Submitted. The decision will stand here.')
  }
  return (
    <Part
      look="sheet"
      title="Review"
      lead={leads[review]}
      aside={<Badge tone={reviewWords[review].tone}>{reviewWords[review].text}</Badge>}
    >
      {project.reviewReason && (
        <Notice tone="attention" title="What the review says">
          {project.reviewReason}
        </Notice>
      )}
      {hasNewBlocks && (
        <Notice tone="attention">
          Serial blocks were entered after the review. Submit the project again to list them; what is on sale
          stays on sale.
        </Notice>
      )}
      {refused && <Notice tone="error">{refused.text}</Notice>}
      {open && (
        <DutyButton
          duty="sell"
          doing="submit it"
          className="justify-self-start"
          busy={busy}
          busyLabel="Submitting…"
          onClick={() => void submit()}
        >
          Submit project
        </DutyButton>
      )}
    </Part>
  )
}
