import http from 'node:http'

// Calls from this process to a server of ours, most often itself: its connections stay open, and are let go when it leaves.
const agent = new http.Agent({ keepAlive: true, timeout: 4000 })

type Asked = {
  method?: string | undefined
  headers?: Iterable<[string, string]>
  body?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Asks a server of ours over HTTP. What `fetch` has beside this, streams, redirects and the rules of a browser, takes longer
 * than such a call itself.
 */
export const askNear = (url: URL, { method = 'GET', headers = [], body, signal }: Asked): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = http.request(
      url,
      { agent, method, headers: Object.fromEntries(headers), ...(signal ? { signal } : {}) },
      (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('error', reject)
        response.on('end', () => {
          const told = Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
            value === undefined ? [] : [[name, String(value)]],
          )
          resolve(new Response(Buffer.concat(pieces), { status: response.statusCode ?? 500, headers: told }))
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
