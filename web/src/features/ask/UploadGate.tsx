import { useEffect } from 'react'
import { RoleNote } from '../../nouns/organisation/DutyButton.tsx'
import { useWhyNot } from '../../nouns/organisation/use-why-not.ts'

type Props = { onKnown: (isClosed: boolean) => void }

/** Whether the role of who is signed in lets them upload a report, and who can where it does not. */
const UploadGate = ({ onKnown }: Props) => {
  const why = useWhyNot('prepare', 'upload reports')
  const isClosed = why !== null
  useEffect(() => {
    onKnown(isClosed)
    return () => onKnown(false)
  }, [isClosed, onKnown])
  return (
    <div role="status" className="px-4 pb-3 empty:hidden">
      <RoleNote why={why} />
    </div>
  )
}

// React.lazy asks for a default export.
export default UploadGate
