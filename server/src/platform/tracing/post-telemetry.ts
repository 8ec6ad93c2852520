type Collector = { url: string; headers: Record<string, string>; timeoutMs: number }

/** One message to a collector, as OTLP over HTTP has it in JSON. It is not followed elsewhere. */
export const postTelemetry = async (
  { url, headers, timeoutMs }: Collector,
  message: object,
): Promise<void> => {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(timeoutMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
}
