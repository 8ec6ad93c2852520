import { GhostStroke } from '../../ui/GhostSheet.tsx'

/** Where a request will stand, in the shape of one: what, by whom, how much, and the two answers. */
export const GhostRequest = () => (
  <div className="grid gap-4 border border-edge border-dashed p-5">
    <p className="flex items-center justify-between gap-6">
      <GhostStroke className="h-3.5! w-1/2" />
      <span className="rounded-soft border border-edge border-dashed px-2 py-0.5">Waiting</span>
    </p>
    <div className="grid gap-3 border-hairline border-t border-dashed pt-4">
      {['Asked by', 'Comes to', 'Approvals'].map((name, at) => (
        <p key={name} className="flex items-center justify-between gap-6">
          <span>{name}</span>
          <GhostStroke className={at === 0 ? 'w-28' : 'w-16'} />
        </p>
      ))}
    </div>
    <p className="flex gap-3">
      <span className="rounded-soft border border-edge border-dashed px-4 py-1.5">Approve</span>
      <span className="rounded-soft border border-edge border-dashed px-4 py-1.5">Refuse</span>
    </p>
  </div>
)
