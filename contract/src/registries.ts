/** The registries whose projects can be sold here, and how each writes the number of a project. */
export const registries = [
  { name: 'Verra VCS', pattern: /^(VCS)?\d{1,5}$/, example: 'VCS1340' },
  { name: 'Gold Standard', pattern: /^(GS)?\d{2,6}$/, example: 'GS11236' },
  { name: 'American Carbon Registry', pattern: /^ACR\d{3,4}$/, example: 'ACR1129' },
  { name: 'Climate Action Reserve', pattern: /^CAR\d{3,4}$/, example: 'CAR1335' },
  { name: 'ART TREES', pattern: /^ART\d{3}$/, example: 'ART102' },
  { name: 'Cercarbono', pattern: /^CDC-?\d{1,5}$/, example: 'CDC-321' },
  { name: 'Puro.earth', pattern: /^\d{4,18}$/, example: '105264' },
  { name: 'Isometric', pattern: /^[A-Z0-9]{4}$/, example: '1DRB' },
] as const

export const findRegistry = (name: string) => registries.find((registry) => registry.name === name)

/** Ids are compared as registries print them: without spaces, in capitals. */
export const writeRegistryId = (text: string): string => text.replace(/\s+/g, '').toUpperCase()

/** Why an id cannot be one of this registry, in words, or null where it can. */
export const refuseRegistryId = (registryName: string, id: string): string | null => {
  const registry = findRegistry(registryName)
  if (!registry) return 'Choose the registry first'
  return registry.pattern.test(writeRegistryId(id))
    ? null
    : `This is not how ${registry.name} numbers its projects: ${registry.example}, for example`
}
