import type { ReactNode } from 'react'

const examples: readonly { name: string; as: string }[] = [
  { name: 'A project', as: 'its name, its seller or its number at the registry' },
  { name: 'A serial', as: 'as the registry writes it, or the beginning of a block' },
  { name: 'An order', as: 'its number, an invoice, your purchase order, or what was bought' },
  { name: 'A certificate', as: 'its id, or whom it is for' },
  { name: 'A report', as: 'the company, or the name of the file' },
  { name: 'A page', as: 'the beginning of its name' },
]

const What = ({ children }: { children?: ReactNode }) => (
  <div className="grid gap-4 px-3 py-4">
    {children}
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
      {examples.map(({ name, as }) => (
        <div key={name} className="contents max-sm:block">
          <dt className="font-medium">{name}</dt>
          <dd className="text-muted">{as}</dd>
        </div>
      ))}
    </dl>
  </div>
)

/** Before anything is typed: what can be found, and by what. */
export const WhatToType = () => <What />

/** Nothing fits, as the line above says: what would help. */
export const NothingFound = () => (
  <What>
    <p className="text-note">
      Every word has to stand in what is looked for: try one word alone, or the number on a paper.
    </p>
  </What>
)
