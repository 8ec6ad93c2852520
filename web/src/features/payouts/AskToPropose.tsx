import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type Part = { id: string; name: string; amount: string }
type Props = {
  open: boolean
  title: string
  text: string
  parts: readonly Part[]
  onClose: () => void
  onPropose: () => Promise<void>
}

/** What a run will hold, before somebody proposes it. */
export const AskToPropose = ({ open, title, text, parts, onClose, onPropose }: Props) => (
  <Dialog open={open} onClose={onClose} title={title} text={text}>
    <ul aria-label="What the run holds" className="grid max-h-64 gap-1 overflow-y-auto text-note">
      {parts.map(({ id, name, amount }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6 border-hairline border-b py-1.5">
          <span className="[overflow-wrap:anywhere]">{name}</span>
          <span className="font-mono tabular-nums">{amount}</span>
        </li>
      ))}
    </ul>
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="outline" onClick={onClose}>
        Cancel
      </Button>
      <Button onClick={() => void onPropose()}>Propose it</Button>
    </div>
  </Dialog>
)
