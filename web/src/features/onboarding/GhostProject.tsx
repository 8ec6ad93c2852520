import { GhostStroke } from '../../ui/GhostSheet.tsx'

export const stepNames = [
  'Onboard',
  'Review and scorecard',
  'Publish and list',
  'Trade and settle',
  'Retirement and reporting',
]

/** The five steps of a project before the first of them. */
const GhostTrail = () => (
  <ol className="grid gap-y-3">
    {stepNames.map((step, at) => (
      <li key={step} className="flex items-center gap-3">
        <span className="grid size-8 shrink-0 place-items-center rounded-full border border-edge border-dashed font-mono text-fine">
          {at + 1}
        </span>
        {step}
      </li>
    ))}
  </ol>
)

/** Where a project will stand: its picture and its name, and the five steps before it. */
export const GhostProject = () => (
  <div className="grid gap-6">
    <div className="flex items-center gap-5">
      <span className="size-16 shrink-0 border border-edge border-dashed" />
      <span className="grid flex-1 gap-3">
        <GhostStroke className="w-1/2" />
        <GhostStroke className="w-1/3" />
      </span>
    </div>
    <GhostTrail />
  </div>
)
