import { Accordion } from '../../ui/Accordion.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { Table, TableCell, TableHead, TableRow, TableTotal } from '../../ui/Table.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Specimen } from './Specimen.tsx'

const rows = [
  { project: 'A mangrove project', state: 'settled', credits: '18,400', price: '$29.50' },
  { project: 'A biochar works', state: 'pending', credits: '2,150', price: '$148.00' },
]

export const DataSpecimens = () => (
  <>
    <Specimen title="Table" note="Figures under figures">
      <Table caption="Example rows">
        <thead>
          <TableRow>
            <TableHead>Project</TableHead>
            <TableHead>Status</TableHead>
            <TableHead numeric>Credits</TableHead>
            <TableHead numeric>Price</TableHead>
            <TableHead>For sale</TableHead>
          </TableRow>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.project}>
              <TableCell>{row.project}</TableCell>
              <TableCell>
                <Badge tone={row.state === 'settled' ? 'leaf' : 'neutral'}>{row.state}</Badge>
              </TableCell>
              <TableCell numeric>{row.credits}</TableCell>
              <TableCell numeric>{row.price}</TableCell>
              <TableCell>
                <Switch label={`${row.project} is for sale`} labelHidden defaultChecked />
              </TableCell>
            </TableRow>
          ))}
        </tbody>
        <tfoot>
          <TableTotal>
            <TableCell colSpan={2}>Total</TableCell>
            <TableCell numeric>20,550</TableCell>
            <TableCell colSpan={2} />
          </TableTotal>
        </tfoot>
      </Table>
    </Specimen>
    <Specimen title="Tabs and accordion">
      <Tabs
        label="Example"
        tabs={[
          { id: 'one', label: 'Scope 1', content: <p>What a company burns itself.</p> },
          { id: 'two', label: 'Scope 2', content: <p>The power it buys.</p> },
        ]}
      />
      <Accordion
        entries={[
          {
            id: 'a',
            title: 'What is a credit?',
            content: <p>One tonne of CO2e, not emitted or taken back.</p>,
          },
          {
            id: 'b',
            title: 'What is retirement?',
            content: <p>The end of a credit: it can be claimed once.</p>,
          },
        ]}
      />
    </Specimen>
  </>
)
