import type { Role } from '@ledgerleaf/contract/identity'
import { DeskSidebar } from './DeskSidebar.tsx'
import { desks } from './dashboard-items.ts'

const DeskSide = ({ role }: { role: Role }) => <DeskSidebar items={desks[role].items} />

// React.lazy asks for a default export.
export default DeskSide
