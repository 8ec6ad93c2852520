import { photographsMax } from '@ledgerleaf/contract/photograph-calls'
import { type OwnPhotograph, photographsApi } from '@ledgerleaf/contract/photographs'
import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { send } from '../../api/client.ts'
import { PhotographImage } from '../../nouns/photograph/PhotographImage.tsx'
import { photographStates } from '../../nouns/photograph/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Part } from '../../ui/Part.tsx'
import { AddPhotograph } from './AddPhotograph.tsx'
import { useAct } from './use-act.ts'

const Row = ({ photograph }: { photograph: OwnPhotograph }) => {
  const { act, busy, refused } = useAct()
  const { caption, takenBy, state, refusedReason } = photograph
  const wrong = refused?.text ?? refusedReason
  return (
    <li className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-4 border-hairline border-t py-4 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <PhotographImage photograph={photograph} isNamedBeside className="aspect-[4/3] w-full object-cover" />
      <div className="grid min-w-0 justify-items-start gap-1">
        <p className="[overflow-wrap:anywhere]">{caption}</p>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">Taken by {takenBy}</p>
        <Badge tone={photographStates[state].tone}>{photographStates[state].text}</Badge>
        {wrong && <p className="text-error text-sm [overflow-wrap:anywhere]">{wrong}</p>}
      </div>
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        className="justify-self-start max-sm:col-start-2 max-sm:-ml-4"
        aria-label={`Remove the photograph “${caption}”`}
        onClick={() => void act(() => send(photographsApi.remove, { params: { id: photograph.id } }))}
      >
        Remove
      </Button>
    </li>
  )
}

/** Photographs of the project: drawn anew without what they say of their place, and shown once they were looked at. */
export const PhotographsPart = ({ project: { id, photographs } }: { project: ProjectDetail }) => (
  <Part
    look="sheet"
    id="photographs"
    title="Photographs"
    lead={`Up to ${photographsMax}, as JPEG, PNG or WebP, at most 15 MB each. The first stands on your card in the marketplace. We take out where, when and with what they were taken, and show them once an operator has looked at them.`}
  >
    {photographs.length < photographsMax ? (
      <AddPhotograph projectId={id} />
    ) : (
      <p className="text-muted text-note">That is all there is room for. Remove one to add another.</p>
    )}
    {photographs.length > 0 && (
      <ul>
        {photographs.map((photograph) => (
          <Row key={photograph.id} photograph={photograph} />
        ))}
      </ul>
    )}
  </Part>
)
