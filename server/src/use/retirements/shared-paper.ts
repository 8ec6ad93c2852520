import { nameRegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import { shareKinds } from '@ledgerleaf/contract/retirement-shares'
import type { Certificate } from '@ledgerleaf/contract/retirements'
import { writeSerials } from '@ledgerleaf/contract/serials'
import type { SharedCertificate } from '@ledgerleaf/contract/shared-certificates'
import { type Paper, type PaperRow, writeDays, writeWhole } from '../../platform/typeset/index.ts'
import { type ChainPlaces, type CommonDrawn, tellPlace, writeSheetOver } from './common-paper.ts'

type Shared = SharedCertificate['shares'][number]

const tellBatch = ({ retirement, logIndex }: Certificate, places: ChainPlaces): string[] => {
  const place = places.get(logIndex)
  return [
    `${writeWhole(retirement.quantity)} t of ${retirement.projectName}, ${writeDays(retirement.vintageStartsOn, retirement.vintageEndsOn)}`,
    `${retirement.registry}${retirement.registryProjectId ? ` ${retirement.registryProjectId}` : ''}, ${nameRegistryRetirement(retirement.atRegistry)}, ${logIndex === null ? 'log entry pending' : `log entry ${writeWhole(logIndex)}`}`,
    ...retirement.serials.map(writeSerials),
    ...(place ? tellPlace(place) : []),
  ]
}

const rowOf = (
  { name, kind, quantity, certificateId, certificates }: Shared,
  places: ChainPlaces,
): PaperRow => ({
  cells: [name, shareKinds[kind], writeWhole(certificates.length), writeWhole(quantity)],
  below: [`Certificate ${certificateId}`, ...certificates.flatMap((one) => tellBatch(one, places))],
})

/** One sheet over all shares of an act: who got how many tonnes, of which batches, by which serials. */
export const writeSharedPaper = (
  { id, quantity, purpose, shares }: SharedCertificate,
  drawn: CommonDrawn,
): Paper | null => {
  const [first, ...others] = shares.flatMap(({ certificates }) => certificates)
  if (!first) return null
  const places = drawn.places ?? new Map()
  const count = writeWhole(shares.length)
  return writeSheetOver(
    {
      id,
      quantity,
      certificates: [first, ...others],
      words: { onBehalfOf: null, purpose },
      counted: { label: 'Shared among', value: count },
      reason: null,
      serialsElsewhere: `${writeWhole(quantity)} credits in ${count} shares, each listed from the next sheet on with its own certificate.`,
      lists: [],
      table: {
        columns: [
          { title: 'Share', holds: 'name' },
          { title: 'Kind', holds: 'text' },
          { title: 'Batches', holds: 'number' },
          { title: 'Tonnes', holds: 'number' },
        ],
        rows: shares.map((share) => rowOf(share, places)),
        foot: ['Together', '', '', writeWhole(quantity)],
      },
    },
    drawn,
  )
}
