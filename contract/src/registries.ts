/** Whether credits of a registry may leave as tokens to a wallet, why, and where that is from. */
type TokenRule = { allowed: boolean; reason: string; source: string }

type Registry = {
  name: string
  pattern: RegExp
  example: string
  /** What stands before the number of a project, and may be left out by whoever types it. */
  lead?: string
  /** Without a rule they stay: only what a registry lets circulate as tokens may. */
  tokens?: TokenRule
}

/** A registry that has told nobody, or nobody that we know of, that its credits may circulate as tokens. */
const noRule = (name: string): TokenRule => ({
  allowed: false,
  reason: `${name} has no rule that we know of by which its credits may circulate as tokens, and no agreement with us.`,
  source: 'docs/decisions/0052-wallets.md',
})

/** The registries whose projects can be sold here, and how each writes the number of a project. */
export const registries: readonly Registry[] = [
  {
    name: 'Verra VCS',
    pattern: /^VCS\d{1,5}$/,
    example: 'VCS1340',
    lead: 'VCS',
    tokens: {
      allowed: false,
      reason:
        'Verra has forbidden tokens that stand for retired credits since May 2022, and has put no rule for living ones in force.',
      source: 'Verra’s statement of 25 May 2022, as others tell it: see docs/unchecked-facts.md',
    },
  },
  { name: 'Gold Standard', pattern: /^GS\d{2,6}$/, example: 'GS11236', lead: 'GS' },
  { name: 'American Carbon Registry', pattern: /^ACR\d{3,4}$/, example: 'ACR1129', lead: 'ACR' },
  { name: 'Climate Action Reserve', pattern: /^CAR\d{3,4}$/, example: 'CAR1335', lead: 'CAR' },
  { name: 'ART TREES', pattern: /^ART\d{3}$/, example: 'ART102', lead: 'ART' },
  { name: 'Cercarbono', pattern: /^CDC-\d{1,5}$/, example: 'CDC-321', lead: 'CDC-' },
  {
    name: 'Puro.earth',
    pattern: /^\d{4,18}$/,
    example: '105264',
    tokens: {
      allowed: false,
      reason: 'Puro.earth lets credits out and back by agreement with a bridge, and has none with us.',
      source: 'Toucan’s bridge for Puro, as others tell it: see docs/unchecked-facts.md',
    },
  },
  { name: 'Isometric', pattern: /^[A-Z0-9]{4}$/, example: '1DRB' },
  // Invented, for trying things out, and called so wherever the name stands.
  {
    name: 'Demo Nature Registry',
    pattern: /^DNR-DEMO-\d{3}$/,
    example: 'DNR-DEMO-101',
    tokens: {
      allowed: false,
      reason:
        'Demo Nature Registry allows no tokens: an invented rule, to try out what a refusal looks like.',
      source: 'Invented, as the registry is',
    },
  },
  {
    name: 'Demo Removal Registry',
    pattern: /^DRR-DEMO-\d{3}$/,
    example: 'DRR-DEMO-031',
    tokens: {
      allowed: true,
      reason:
        'Demo Removal Registry lets its credits circulate as tokens and come back: an invented rule, for trying out.',
      source: 'Invented, as the registry is',
    },
  },
]

export const findRegistry = (name: string) => registries.find((registry) => registry.name === name)

/** Whether credits of this registry may be withdrawn to a wallet. What nobody has allowed is not. */
export const tokenRule = (registryName: string): TokenRule =>
  findRegistry(registryName)?.tokens ?? noRule(registryName)

/** The one spelling of a project's number at its registry: without blanks, in capitals, with the letters before it. */
export const writeRegistryId = (registryName: string, text: string): string => {
  const typed = text.replace(/\s+/g, '').toUpperCase()
  const { lead } = findRegistry(registryName) ?? {}
  if (!lead) return typed
  const letters = lead.replace('-', '')
  const number = new RegExp(`^(?:${letters}[-_]?)?0*(\\d+)$`).exec(typed)?.[1]
  return number ? `${lead}${number}` : typed
}

/** Why an id cannot be one of this registry, in words, or null where it can. */
export const refuseRegistryId = (registryName: string, id: string): string | null => {
  const registry = findRegistry(registryName)
  if (!registry) return 'Choose the registry first'
  return registry.pattern.test(writeRegistryId(registryName, id))
    ? null
    : `This is not how ${registry.name} numbers its projects: ${registry.example}, for example`
}
