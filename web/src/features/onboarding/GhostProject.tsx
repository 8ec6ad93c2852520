import { GhostLine } from '../../ui/GhostSheet.tsx'

const steps = [
  'Onboard',
  'Review and scorecard',
  'Publish and list',
  'Trade and settle',
  'Retirement and reporting',
]

/** Where a project will stand: its picture and its name, what is owned and sold of it, and the five steps before it. */
export const GhostProject = () => (
  <div className="grid gap-6">
    <div className="flex items-start gap-5">
      <span className="size-16 shrink-0 border border-edge border-dashed" />
      <span className="grid flex-1 gap-3 pt-1">
        <GhostLine className="w-48" />
        <GhostLine className="w-32" />
      </span>
      <span className="flex gap-8 text-muted text-sm max-sm:hidden">
        {['Owned', 'Sold', 'Earned'].map((name) => (
          <span key={name} className="grid justify-items-end gap-3">
            {name}
            <GhostLine className="w-12" />
          </span>
        ))}
      </span>
    </div>
    <ol className="grid gap-x-4 gap-y-2 sm:grid-cols-5">
      {steps.map((step, at) => (
        <li
          key={step}
          className="flex items-center gap-3 text-muted text-sm sm:grid sm:content-start sm:gap-2"
        >
          <span className="grid size-8 shrink-0 place-items-center rounded-full border border-edge border-dashed font-mono text-fine">
            {at + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  </div>
)
