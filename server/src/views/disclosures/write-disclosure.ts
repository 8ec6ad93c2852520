import type { Disclosure } from '@ledgerleaf/contract/disclosures'
import type { DisclosureData } from './disclosure-data.ts'
import { sellerAb1305, sellerAb1305Version } from './seller-ab1305.ts'

export const writeDisclosure = (data: DisclosureData, now: Date): Disclosure => ({
  title: 'California AB 1305 seller disclosure',
  templateVersion: sellerAb1305Version,
  madeAt: now.toISOString(),
  projectId: data.projectId,
  projectName: data.projectName,
  registry: data.registry,
  registryProjectId: data.registryProjectId,
  sellerId: data.sellerId,
  sellerName: data.sellerName,
  listing: data.listing,
  items: sellerAb1305(data, now.toISOString().slice(0, 10)),
})
