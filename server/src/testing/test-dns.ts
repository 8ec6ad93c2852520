import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import dnsPacket from 'dns-packet'

export type TestDns = {
  /** For DNS_SERVERS. */
  server: string
  /** What names answer: addresses of either kind, and texts. A test changes them as it goes. */
  addresses: Map<string, string[]>
  texts: Map<string, string[]>
  /** While true, whoever asks is told that the server cannot say. */
  isBroken: boolean
  close: () => void
}

/** A name server on loopback that knows what a test tells it. */
export const testDns = async (): Promise<TestDns> => {
  const socket = createSocket('udp4')
  const addresses = new Map<string, string[]>([['localhost', ['127.0.0.1']]])
  const texts = new Map<string, string[]>()
  const answersTo = (type: string, name: string): dnsPacket.Answer[] => {
    if (type === 'TXT')
      return (texts.get(name) ?? []).map((data) => ({ type: 'TXT', name, ttl: 0, data: [data] }))
    const isSixth = type === 'AAAA'
    return (addresses.get(name) ?? [])
      .filter((address) => address.includes(':') === isSixth)
      .map((data) => ({ type: isSixth ? 'AAAA' : 'A', name, ttl: 0, data }))
  }
  socket.on('message', (message, { port, address }) => {
    const { id, questions = [] } = dnsPacket.decode(message)
    const [question] = questions
    const name = question?.name.toLowerCase() ?? ''
    const isKnown = addresses.has(name) || texts.has(name)
    const servfail = 2
    const nxdomain = 3
    const code = dns.isBroken ? servfail : isKnown ? 0 : nxdomain
    const answers = code === 0 ? answersTo(question?.type ?? '', name) : []
    socket.send(
      dnsPacket.encode({
        type: 'response',
        id: id ?? 0,
        flags: dnsPacket.RECURSION_DESIRED | dnsPacket.RECURSION_AVAILABLE | code,
        questions,
        answers,
      }),
      port,
      address,
    )
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  const dns: TestDns = {
    server: `127.0.0.1:${port}`,
    addresses,
    texts,
    isBroken: false,
    close: () => socket.close(),
  }
  return dns
}
