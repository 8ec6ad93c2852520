import type { ProjectPage } from '@ledgerleaf/contract/market'
import { categoryWords, mechanismWords } from '../../../nouns/project/words.ts'
import { countryName } from '../../../ui/country-name.ts'

type Described = Pick<
  ProjectPage,
  'category' | 'mechanism' | 'country' | 'methodology' | 'registry' | 'sellerName' | 'record'
>

const tellOwner = ({
  registry,
  sellerName,
  record,
}: Pick<Described, 'registry' | 'sellerName' | 'record'>) => {
  if (record?.proponent) return `${record.proponent} owns it in the registry, and ${sellerName} sells it.`
  return registry
    ? `Sold by ${sellerName}; its owner in the registry is not known here.`
    : `Sold by ${sellerName}.`
}

/** What it is in two sentences, of what is known and nothing else: its kind, place and mechanism, by which method, and whose it is. */
export const describeProject = (project: Described): string => {
  const { category, mechanism, country, methodology, registry, sellerName, record } = project
  const kind = category ? `${categoryWords[category]} project` : 'Project of a kind not stated yet'
  const place = country ? `, ${countryName(country)}` : ''
  const told = [
    mechanism && mechanismWords[mechanism].toLowerCase(),
    methodology ? `by ${methodology}` : 'methodology not stated yet',
  ]
  return `${kind}${place}: ${told.filter(Boolean).join(', ')}. ${tellOwner({ registry, sellerName, record })}`
}
