import type { Role } from '@ledgerleaf/contract/identity'
import { DeskHeader } from './DeskHeader.tsx'
import { desks } from './dashboard-items.ts'

const DeskTop = ({ role, name }: { role: Role; name: string }) => (
  <DeskHeader name={name} roleLabel={desks[role].label} items={desks[role].items} />
)

// React.lazy asks for a default export.
export default DeskTop
