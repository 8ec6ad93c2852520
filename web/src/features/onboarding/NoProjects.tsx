import { Heading } from '../../ui/Heading.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { ToldTrail } from './FirstTrail.tsx'
import { StartProject } from './StartProject.tsx'

/** The room of projects before the first: where it begins, and the way it will take. */
export const NoProjects = () => (
  <div className="border-leaf border-t-2 bg-sheet">
    <div className="grid gap-x-10 gap-y-6 px-5 py-6 sm:px-8 sm:py-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-3">
        <Heading level={2} look="small">
          No projects yet
        </Heading>
        <p className="max-w-text text-muted text-note">
          Start with the name of a project. Its file saves itself as you type, and you can leave and return at
          any time.
        </p>
        <div className="mt-2">
          <StartProject />
        </div>
      </div>
      <div
        aria-hidden="true"
        className="relative isolate grid min-h-40 place-items-center overflow-clip border border-edge border-dashed bg-sky max-lg:hidden"
      >
        <Lines art="contours-wide" className="absolute inset-0 -z-10 bg-leaf/25" />
        <p className="bg-sheet px-2 py-1 text-muted text-sm">Its picture grows from its file</p>
      </div>
    </div>
    <div className="border-hairline border-t px-5 py-6 sm:px-8">
      <ToldTrail />
    </div>
  </div>
)
