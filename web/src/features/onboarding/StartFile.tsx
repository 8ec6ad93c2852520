import type { ChecklistItem, ProjectDetail } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { send } from '../../api/client.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { cn } from '../../ui/cn.ts'
import { Heading } from '../../ui/Heading.tsx'
import { AskedParts } from './AskedParts.tsx'
import { FirstTrail } from './FirstTrail.tsx'
import { useAct } from './use-act.ts'

/** How much of the file is there before it is begun: one cell for each entry, those that are there first. */
const Progress = ({ checklist }: { checklist: readonly ChecklistItem[] }) => {
  const done = checklist.filter((entry) => entry.done).length
  return (
    <div className="grid content-center gap-3">
      <p className="flex items-baseline gap-2.5">
        <span className="font-[480] font-display text-4xl leading-none tabular-nums">{done}</span>
        <span className="text-muted">of {checklist.length} there</span>
      </p>
      <span aria-hidden="true" className="flex gap-1">
        {checklist.map(({ id }, at) => (
          <span
            key={id}
            className={cn('h-2.5 flex-1 border', at < done ? 'border-leaf bg-leaf' : 'border-edge')}
          />
        ))}
      </span>
    </div>
  )
}

/** A project that was listed by its name alone gets its file here. */
export const StartFile = ({ project }: { project: ProjectDetail }) => {
  const { act, busy, refused } = useAct()
  const { name, blocks, listings, checklist } = project
  const hasCredits = blocks.length > 0 || listings.length > 0
  const first = checklist.find(({ done }) => !done)
  return (
    <div className="grid gap-8">
      <div className="grid border-leaf border-t-2 bg-sheet lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start justify-items-start gap-3 px-5 py-6 sm:px-8 sm:py-7">
          <Heading level={2} look="small">
            This project has no file yet
          </Heading>
          <p className="max-w-text text-muted text-note">
            {refused?.text ??
              `${hasCredits ? 'Its credits are listed by their name alone.' : 'It has no credits here yet.'} With a file it gets a scorecard, a place in the search and a public page with its documents.`}
          </p>
          {first && (
            <p className="text-note">
              <span className="mr-3 font-mono text-eyebrow text-leaf-strong">First</span>
              {first.title}
            </p>
          )}
          <DutyButton
            duty="prepare"
            doing="start a project"
            busy={busy}
            className="mt-1 max-sm:w-full"
            onClick={() => void act(() => send(projectFilesApi.start, { body: { name } }))}
          >
            Start the project file
          </DutyButton>
        </div>
        <div className="grid border-hairline px-5 py-6 max-lg:border-t sm:px-8 lg:border-l">
          <Progress checklist={checklist} />
        </div>
        <div className="border-hairline border-t px-5 py-5 sm:px-8 lg:col-span-2">
          <FirstTrail />
        </div>
      </div>
      <section aria-labelledby="file-asks" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <Heading level={2} look="small" id="file-asks">
            What the file asks
          </Heading>
          <p className="text-muted text-sm">
            It saves itself as you type, and you can leave and return at any time.
          </p>
        </div>
        <AskedParts checklist={checklist} />
      </section>
    </div>
  )
}
