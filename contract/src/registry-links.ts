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

/** The public address of a retirement at its registry, or null where it has to be typed. */
export const registryLink = (registry: string, id: string): string | null => {
  const pattern = patterns[registry]
  return pattern?.id.test(id) ? pattern.address(id) : null
}
