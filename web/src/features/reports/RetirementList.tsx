import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { TextLink } from '../../ui/TextLink.tsx'

/** The retirements a line was added up from, one press away. */
export const RetirementList = ({ ids }: { ids: readonly string[] }) => {
  const [isOpen, setOpen] = useState(false)
  const [first] = ids
  if (first === undefined) return null
  // One is no list: its certificate is there at once.
  if (ids.length === 1)
    return (
      <TextLink to={`/certificates/${first}`} className="whitespace-nowrap text-sm">
        <span className="sr-only">Certificate </span>…{first.slice(-8)}
      </TextLink>
    )
  return (
    <div className="grid justify-items-start gap-1">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-8 items-center gap-1.5 whitespace-nowrap text-sm hover:text-leaf-strong"
      >
        {ids.length} retirements
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className={cn('size-4 text-muted transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <ul className="grid gap-1">
          {ids.map((id) => (
            <li key={id}>
              <TextLink to={`/certificates/${id}`}>…{id.slice(-8)}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
