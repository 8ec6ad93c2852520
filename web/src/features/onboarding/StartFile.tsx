import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { send } from '../../api/client.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { cn } from '../../ui/cn.ts'
import { GhostSheet } from '../../ui/GhostSheet.tsx'
import { GhostTrail } from './GhostProject.tsx'
import { useAct } from './use-act.ts'

/** A project that was listed by its name alone gets its file here. */
export const StartFile = ({ project }: { project: ProjectDetail }) => {
  const { act, busy, refused } = useAct()
  const { name, blocks, listings, checklist } = project
  const hasCredits = blocks.length > 0 || listings.length > 0
  return (
    <div className="grid gap-8">
      <GhostSheet
        title="This project has no file yet"
        shape={<GhostTrail />}
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
      >
        {refused?.text ??
          `${hasCredits ? 'Its credits are listed by their name alone.' : 'It has no credits here yet.'} With a file it gets a scorecard, a place in the search and a public page with its documents.`}
      </GhostSheet>
      <section aria-labelledby="file-asks" className="grid gap-3">
        <h2 id="file-asks" className="font-[500] font-display text-lg">
          What the file asks
        </h2>
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {checklist.map(({ id, title, done }) => (
            <li key={id} className="flex items-center gap-3 border-hairline border-b py-3 text-note">
              <span
                aria-hidden="true"
                className={cn(
                  'size-4 shrink-0 border',
                  done ? 'border-leaf bg-leaf' : 'border-edge border-dashed',
                )}
              />
              {title}
              {done && <span className="ml-auto text-muted text-sm">There already</span>}
            </li>
          ))}
        </ul>
        <p className="text-muted text-sm">
          It saves itself as you type, and you can leave and return at any time.
        </p>
      </section>
    </div>
  )
}
