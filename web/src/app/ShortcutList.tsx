import { Fragment, useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { Kbd } from '../ui/Kbd.tsx'
import { singleKeys, useShortcutGroups } from '../ui/shortcuts.ts'

type Props = { open: boolean; onClose: () => void }

/** Every key that does something on the page that is open, and the way to turn them off. */
const ShortcutList = ({ open, onClose }: Props) => {
  const groups = useShortcutGroups()
  const [areOn, setOn] = useState(singleKeys.areOn)
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      {groups.map(({ name, shortcuts }) => (
        <section key={name} className="grid gap-2">
          <h3 className="font-mono text-eyebrow text-muted">{name}</h3>
          <dl className="grid grid-cols-[6.25rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
            {shortcuts.map(({ key, says }) => (
              <div key={key} className="contents">
                <dt className="whitespace-nowrap">
                  {key.split(' ').map((one, at) => (
                    <Fragment key={one}>
                      {at > 0 && <span className="px-1 text-muted text-sm">then</span>}
                      <Kbd>{one}</Kbd>
                    </Fragment>
                  ))}
                </dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className="flex min-h-11 items-center gap-3 border-hairline border-t pt-4">
        <input
          type="checkbox"
          checked={areOn}
          onChange={(event) => {
            singleKeys.turn(event.target.checked)
            setOn(event.target.checked)
          }}
          className="size-5 accent-leaf"
        />
        <span>
          Single keys
          <span className="block text-muted text-sm">
            Off, none of the above does anything. Ctrl K still opens the search.
          </span>
        </span>
      </label>
    </Dialog>
  )
}

// React.lazy asks for a default export.
export default ShortcutList
