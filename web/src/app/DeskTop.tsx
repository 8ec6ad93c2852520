import type { Role } from '@ledgerleaf/contract/identity'
import { DeskHeader } from './DeskHeader.tsx'
import { desks } from './dashboard-items.ts'

const DeskTop = ({ role, ...who }: { role: Role; name: string; email: string }) => (
  <DeskHeader {...who} roleLabel={desks[role].label} items={desks[role].items} />
)

// React.lazy asks for a default export.
export default DeskTop
