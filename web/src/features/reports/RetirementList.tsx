import { useState } from 'react'
import { TextLink } from '../../ui/TextLink.tsx'

/** The retirements a line was added up from, one press away. */
export const RetirementList = ({ ids }: { ids: readonly string[] }) => {
  const [isOpen, setOpen] = useState(false)
  if (ids.length === 0) return null
  return (
    <div className="grid justify-items-start gap-1">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="min-h-8 whitespace-nowrap font-medium text-leaf-strong text-sm hover:underline"
      >
        {ids.length === 1 ? '1 retirement' : `${ids.length} retirements`}
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
