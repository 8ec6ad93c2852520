const readLines = async (path: string, failure: string): Promise<string[]> => {
  const response = await fetch(path, { headers: { accept: 'text/plain' } })
  if (!response.ok) throw new Error(failure)
  return (await response.text()).split('\n').filter((line) => line.trim() !== '')
}

/**
 * The keys the public log signs with, one to a line. Read from the log's own address and not from what is checked with
 * them; whoever wants to trust neither can compare them with those they noted earlier.
 */
export const readLogKeys = (): Promise<string[]> =>
  readLines('/log/key', 'The key of the log could not be read.')

/** The keys of those who watch the log. Whether they saw a state is told; that none did yet proves nothing against it. */
export const readWitnesses = async (): Promise<{ keys: string[]; needed: number }> => ({
  keys: await readLines('/log/witnesses', 'The keys of the witnesses could not be read.'),
  needed: 0,
})
