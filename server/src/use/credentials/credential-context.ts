/** Where the words are explained; it carries a version, since what was signed refers to it for ever. */
const contextAddress = (publicUrl: string): string => `${publicUrl}/api/credentials/v1`

const base = 'https://www.w3.org/ns/credentials/v2'

export const contextsOf = (publicUrl: string): string[] => [base, contextAddress(publicUrl)]

const words = [
  'RetirementCredential',
  'CreditRetirement',
  'quantity',
  'unit',
  'retiredAt',
  'statedAt',
  'beneficiary',
  'beneficiaryNote',
  'sandbox',
  'onBehalfOf',
  'reason',
  'purpose',
  'periodStartsOn',
  'periodEndsOn',
  'message',
  'project',
  'registry',
  'registryProject',
  'methodology',
  'score',
  'vintageStartsOn',
  'vintageEndsOn',
  'serials',
  'backing',
  'atRegistry',
  'state',
  'says',
  'asOf',
  'since',
  'reference',
  'retiredOn',
  'confirmedBy',
  'logEntry',
  'origin',
  'index',
  'checkpoint',
] as const

const addresses = ['link', 'verifyAt', 'certificateFile', 'keys'] as const

/** Every word that a credential of ours uses and the W3C's own context does not explain. */
export const writeContext = (publicUrl: string): { '@context': Record<string, unknown> } => {
  const vocabulary = `${contextAddress(publicUrl)}#`
  const terms = words.map((word) => [word, `${vocabulary}${word}`] as const)
  const links = addresses.map((word) => [word, { '@id': `${vocabulary}${word}`, '@type': '@id' }] as const)
  return { '@context': { '@version': 1.1, '@protected': true, ...Object.fromEntries([...terms, ...links]) } }
}
