type Pattern = { id: RegExp; address: (id: string) => string }

/** Where a registry shows a retirement to anyone, by the id it gave; only those whose addresses are known to hold. */
const patterns: Readonly<Record<string, Pattern>> = {
  'Verra VCS': {
    id: /^\d{1,9}$/,
    address: (id) => `https://registry.verra.org/myModule/rpt/myrpt.asp?r=206&h=${id}`,
  },
  'Gold Standard': {
    id: /^\d{1,9}$/,
    address: (id) => `https://registry.goldstandard.org/credit-blocks/details/${id}`,
  },
  Isometric: { id: /^ret_[0-9A-Z]{10,30}$/, address: (id) => `https://to.isometric.com/${id}` },
}

/** Under which names registries answer, with all that stands before them. */
const hosts: Readonly<Record<string, readonly string[]>> = {
  'Verra VCS': ['verra.org'],
  'Gold Standard': ['goldstandard.org'],
  'American Carbon Registry': ['acr2.apx.com', 'acrcarbon.org', 'americancarbonregistry.org'],
  'Climate Action Reserve': ['thereserve2.apx.com', 'thereserve1.apx.com', 'climateactionreserve.org'],
  'ART TREES': ['art.apx.com', 'artredd.org'],
  Cercarbono: ['ecoregistry.io', 'cercarbono.com'],
  'Puro.earth': ['puro.earth'],
  Isometric: ['isometric.com'],
}

/** Why this cannot be a page of the registry, in words; null where it can. Of others than these any address may be one. */
export const refuseRegistryLink = (registry: string, link: string): string | null => {
  const { protocol, hostname } = new URL(link)
  if (protocol !== 'https:') return 'A link starts with https:// and names a site'
  const known = hosts[registry]
  if (!known || known.some((host) => hostname === host || hostname.endsWith(`.${host}`))) return null
  return `${hostname} is not a site of ${registry}: ${known.join(', ')}`
}

/** The public address of a retirement at its registry, or null where it has to be typed. */
export const registryLink = (registry: string, id: string): string | null => {
  const pattern = patterns[registry]
  return pattern?.id.test(id) ? pattern.address(id) : null
}
