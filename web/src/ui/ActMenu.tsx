import { Ellipsis } from 'lucide-react'
import { DropdownMenu as Parts } from 'radix-ui'
import { buttonLook } from './button-look.ts'
import { cn } from './cn.ts'

type Act = { label: string; onChoose: () => void; isDanger?: boolean }

/** What else can be done, out of the way until it is asked for. It opens by key too, and arrows move through it. */
export const ActMenu = ({
  label,
  acts,
  disabled = false,
}: {
  label: string
  acts: readonly Act[]
  disabled?: boolean
}) => (
  // Not modal: the page behind it neither jumps nor stops scrolling.
  <Parts.Root modal={false}>
    <Parts.Trigger
      aria-label={label}
      disabled={disabled}
      className={buttonLook('quiet', 'small', 'min-w-9 px-2! data-[state=open]:bg-sunken')}
    >
      <Ellipsis aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
    </Parts.Trigger>
    <Parts.Portal>
      <Parts.Content
        align="end"
        sideOffset={4}
        collisionPadding={12}
        className="z-40 min-w-44 rounded-soft border border-edge bg-sheet py-1 shadow-lg"
      >
        {acts.map(({ label: says, onChoose, isDanger = false }) => (
          <Parts.Item
            key={says}
            onSelect={onChoose}
            className={cn(
              'flex min-h-10 cursor-pointer select-none items-center px-4 text-note outline-none data-[highlighted]:bg-sunken',
              isDanger && 'border-hairline border-t text-error',
            )}
          >
            {says}
          </Parts.Item>
        ))}
      </Parts.Content>
    </Parts.Portal>
  </Parts.Root>
)
