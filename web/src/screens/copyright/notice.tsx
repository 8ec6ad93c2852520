import type { ReactNode } from 'react'
import { TextLink } from '../../ui/TextLink.tsx'

const libraries = [
  ['React, React Router, TanStack Query, React Hook Form', 'MIT'],
  ['Radix UI, Sonner, Socket.IO, Zod, clsx, visx', 'MIT'],
  ['Fastify, Better Auth, Graphile Worker, node-postgres', 'MIT'],
  ['Drizzle ORM', 'Apache-2.0'],
  ['PostgreSQL, where the embedded one is used', 'PostgreSQL License'],
  ['Lucide icons', 'ISC'],
  ['Fraunces, Inter, JetBrains Mono', 'SIL OFL 1.1'],
] as const

export const notice: { id: string; title: string; content: ReactNode }[] = [
  {
    id: 'software',
    title: 'The software',
    content: (
      <>
        <p>
          Ledgerleaf is open source under the Apache License, Version 2.0. You may use it, change it and pass
          it on, for yourself or for money. Keep the notices and the licence with it, and say what you
          changed.
        </p>
        <p>
          It comes as it is, without warranty of any kind. The full text is in the file LICENSE beside the
          source.
        </p>
      </>
    ),
  },
  {
    id: 'pictures',
    title: 'The pictures',
    content: (
      <p>
        The contour lines, landscapes, scenes and portraits are drawn by this software from noise, curves and
        fixed seeds. They show no real place and no real person. They are part of the software and under the
        same licence.
      </p>
    ),
  },
  {
    id: 'others',
    title: 'The work of others',
    content: (
      <>
        <p>Ledgerleaf stands on the work of many people. The parts you meet most, and their licences:</p>
        <dl className="mt-6 border-hairline border-t text-note">
          {libraries.map(([what, licence]) => (
            <div
              key={what}
              className="grid gap-x-8 gap-y-0.5 border-hairline border-b py-3 sm:grid-cols-[1fr_11rem]"
            >
              <dt>{what}</dt>
              <dd className="font-mono text-muted text-sm sm:text-right">{licence}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4">Each package carries its own licence file, and every one of them still holds.</p>
      </>
    ),
  },
  {
    id: 'yours',
    title: 'What people bring',
    content: (
      <p>
        Reports, project documents and listings belong to those who upload them. Putting them here lets this
        installation show and process them for the purpose they were brought for, and nothing more.
      </p>
    ),
  },
  {
    id: 'names',
    title: 'Names and marks',
    content: (
      <p>
        Verra, VCS, CCBS, Gold Standard and the names of registries and products belong to their owners. They
        appear here only to say what a credit was certified under, and mean no endorsement. If you see
        something of yours that should not be here, <TextLink to="/contact">tell us</TextLink>.
      </p>
    ),
  },
]
