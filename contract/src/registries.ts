type Registry = {
  name: string
  pattern: RegExp
  example: string
  /** What stands before the number of a project, and may be left out by whoever types it. */
  lead?: string
}

/** The registries whose projects can be sold here, and how each writes the number of a project. */
export const registries: readonly Registry[] = [
  { name: 'Verra VCS', pattern: /^VCS\d{1,5}$/, example: 'VCS1340', lead: 'VCS' },
  { name: 'Gold Standard', pattern: /^GS\d{2,6}$/, example: 'GS11236', lead: 'GS' },
  { name: 'American Carbon Registry', pattern: /^ACR\d{3,4}$/, example: 'ACR1129', lead: 'ACR' },
  { name: 'Climate Action Reserve', pattern: /^CAR\d{3,4}$/, example: 'CAR1335', lead: 'CAR' },
  { name: 'ART TREES', pattern: /^ART\d{3}$/, example: 'ART102', lead: 'ART' },
  { name: 'Cercarbono', pattern: /^CDC-\d{1,5}$/, example: 'CDC-321', lead: 'CDC-' },
  { name: 'Puro.earth', pattern: /^\d{4,18}$/, example: '105264' },
  { name: 'Isometric', pattern: /^[A-Z0-9]{4}$/, example: '1DRB' },
  // Invented, for trying things out, and called so wherever the name stands.
  { name: 'Demo Nature Registry', pattern: /^DNR-DEMO-\d{3}$/, example: 'DNR-DEMO-101' },
  { name: 'Demo Removal Registry', pattern: /^DRR-DEMO-\d{3}$/, example: 'DRR-DEMO-031' },
]

export const findRegistry = (name: string) => registries.find((registry) => registry.name === name)

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
