import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { send } from '../../api/client.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useAct } from './use-act.ts'

/** A project that was listed by its name alone gets its file here. */
export const StartFile = ({ name, hasCredits }: { name: string; hasCredits: boolean }) => {
  const { act, busy, refused } = useAct()
  return (
    <div className="border-edge border-t-2 bg-sheet">
      <EmptyState
        of="papers"
        title="This project has no file yet"
        text={
          refused?.text ??
          `${hasCredits ? 'Its credits are listed by their name alone.' : 'It has no credits here yet.'} With a file it gets a scorecard, a place in the search and a public page with its documents.`
        }
        action={
          <DutyButton
            duty="prepare"
            doing="start a project"
            busy={busy}
            onClick={() => void act(() => send(projectFilesApi.start, { body: { name } }))}
          >
            Start the project file
          </DutyButton>
        }
      />
    </div>
  )
}
