/** The text of an answer, up to so many bytes; whoever sends more is not listened to any further. */
export const readAtMost = async (response: Response, bytesMax: number): Promise<string> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    // Leaving the loop cancels the stream, and with it the connection.
    if (bytes > bytesMax) throw new Error('the answer is longer than was asked for')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
