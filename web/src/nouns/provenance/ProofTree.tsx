import type { ProofPath } from '@ledgerleaf/provenance/verify-entry'
import { useState } from 'react'
import { Mono } from '../../ui/Mono.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { drawingHeight, ProofDrawing } from './ProofDrawing.tsx'

const keys = [
  // The boxes are outlines, and so are told by their lines.
  { name: 'Computed here', fill: 'var(--leaf)', line: 'whole' },
  { name: 'Given by the proof', fill: 'var(--edge)', line: 'dashed' },
  { name: 'Signed root', fill: 'var(--ink)', line: 'whole' },
] as const

const Steps = ({ path: { leaf, rungs, root } }: { path: ProofPath }) => (
  <Table caption="The way to the root, hash by hash" folds="always">
    <thead>
      <TableRow>
        <TableHead>Step</TableHead>
        <TableHead>Left</TableHead>
        <TableHead>Right</TableHead>
        <TableHead>Makes</TableHead>
      </TableRow>
    </thead>
    <tbody>
      <TableRow>
        <TableCell>Entry</TableCell>
        <TableCell data-label="Left" />
        <TableCell data-label="Right" />
        <TableCell data-label="Makes">
          <Mono>{leaf}</Mono>
        </TableCell>
      </TableRow>
      {rungs.map(({ left, right, hash }, at) => (
        <TableRow key={hash}>
          <TableCell>Step {at + 1}</TableCell>
          <TableCell data-label="Left">
            <Mono>{left}</Mono>
          </TableCell>
          <TableCell data-label="Right">
            <Mono>{right}</Mono>
          </TableCell>
          <TableCell data-label="Makes">
            <Mono>{hash}</Mono>
          </TableCell>
        </TableRow>
      ))}
      <TableRow>
        <TableCell>Signed</TableCell>
        <TableCell data-label="Left" />
        <TableCell data-label="Right" />
        <TableCell data-label="Makes">
          <Mono>{root}</Mono>
        </TableCell>
      </TableRow>
    </tbody>
  </Table>
)

type Reading = { name: string; hash: string }

/** The hashes of the chosen step, letter by letter. */
const readingsOf = ({ leaf, rungs }: ProofPath, chosen: number): Reading[] => {
  const rung = rungs[chosen]
  if (!rung) return [{ name: 'Hash of the entry', hash: leaf }]
  const from = (side: 'left' | 'right') => (rung.given === side ? 'given by the proof' : 'computed here')
  return [
    { name: `Left, ${from('left')}`, hash: rung.left },
    { name: `Right, ${from('right')}`, hash: rung.right },
    { name: 'SHA-256 of 01, left and right', hash: rung.hash },
  ]
}

/** The proof drawn step by step, as this browser computed it. */
export const ProofTree = ({ path }: { path: ProofPath }) => {
  const { rungs, leaf, root, index, size } = path
  const [chosen, setChosen] = useState(0)
  const holds = (rungs.at(-1)?.hash ?? leaf) === root
  const ends = holds ? 'to the root that the log signed' : 'to another root than the log signed'
  return (
    <Picture
      says={`A tree of hashes: from entry ${index} in a log of ${size}, ${rungs.length} steps lead ${ends}.`}
      keys={keys}
      aside={
        <p className={holds ? 'text-leaf-strong' : 'text-error'}>
          {holds ? 'The roots are the same' : 'The roots differ: here the proof fails'}
        </p>
      }
      height={drawingHeight(path)}
      draw={() => <ProofDrawing path={path} chosen={chosen} />}
      controls={
        <div className="grid gap-3">
          {rungs.length > 1 && (
            <div>
              <p aria-hidden="true" className="flex justify-between gap-4 text-sm">
                <span className="font-medium tabular-nums">
                  Step {chosen + 1} of {rungs.length}
                </span>
                <span className="text-muted">from the entry to the root</span>
              </p>
              <input
                type="range"
                aria-label="Step of the proof"
                min={0}
                max={rungs.length - 1}
                value={chosen}
                aria-valuetext={`Step ${chosen + 1} of ${rungs.length}`}
                onChange={(event) => setChosen(event.target.valueAsNumber)}
                className="h-6 w-full accent-leaf"
              />
            </div>
          )}
          <dl className="grid gap-2">
            {readingsOf(path, chosen).map(({ name, hash }) => (
              <div key={name}>
                <dt className="text-muted text-sm">{name}</dt>
                <dd>
                  <Mono className="text-fine">{hash}</Mono>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      }
      table={<Steps path={path} />}
    />
  )
}
