import type { RegistryFile } from '@ledgerleaf/contract/registry-records-api'

/** What one registry's files brought on one day, the day they came by UTC. */
export type ImportDay = { key: string; registry: string; day: string; files: readonly RegistryFile[] }

/** The files by the day they came and their registry, in the order they are given. */
export const importDays = (files: readonly RegistryFile[]): ImportDay[] => {
  const days = new Map<string, { registry: string; day: string; files: RegistryFile[] }>()
  for (const file of files) {
    const { registry, importedAt } = file
    const day = importedAt.slice(0, 10)
    const key = `${day} ${registry}`
    const known = days.get(key)
    if (known) known.files.push(file)
    else days.set(key, { registry, day, files: [file] })
  }
  return [...days].map(([key, one]) => ({ key, ...one }))
}
