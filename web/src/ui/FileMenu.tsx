import { ChevronDown, Download } from 'lucide-react'
import { DropdownMenu as Parts } from 'radix-ui'
import { buttonLook } from './button-look.ts'

type FileLink = { name: string; says: string; href: string }

/** One file in several formats, behind one button. It opens by key too, and arrows move through it. */
export const FileMenu = ({ label, files }: { label: string; files: readonly FileLink[] }) => (
  // Not modal: the page behind it neither jumps nor stops scrolling.
  <Parts.Root modal={false}>
    <Parts.Trigger className={buttonLook('outline', 'small', 'data-[state=open]:bg-sunken')}>
      <Download aria-hidden="true" className="size-4" strokeWidth={1.5} />
      {label}
      <ChevronDown aria-hidden="true" className="size-4" strokeWidth={1.5} />
    </Parts.Trigger>
    <Parts.Portal>
      <Parts.Content
        align="start"
        sideOffset={4}
        collisionPadding={12}
        className="z-40 min-w-44 rounded-soft border border-edge bg-sheet py-1 shadow-lg"
      >
        {files.map(({ name, says, href }) => (
          <Parts.Item key={name} asChild>
            <a
              href={href}
              download
              aria-label={says}
              className="flex min-h-11 cursor-pointer select-none items-center px-4 font-mono text-note outline-none data-[highlighted]:bg-sunken"
            >
              {name}
            </a>
          </Parts.Item>
        ))}
      </Parts.Content>
    </Parts.Portal>
  </Parts.Root>
)
