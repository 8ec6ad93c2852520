/**
 * The keys the public log signs with, one to a line. Read from the log's own address and not from what is checked with
 * them; whoever wants to trust neither can compare them with those they noted earlier.
 */
export const readLogKeys = async (): Promise<string[]> => {
  const response = await fetch('/log/key', { headers: { accept: 'text/plain' } })
  if (!response.ok) throw new Error('The key of the log could not be read.')
  return (await response.text()).split('\n').filter((line) => line.trim() !== '')
}
