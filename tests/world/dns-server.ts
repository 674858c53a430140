import { onTestFinished } from 'vitest'
import { startDnsServer, type Zone } from '../../tools/product/dns-server.ts'

/** A DNS server that knows what the test writes into `zone`. Gone with the test. */
export async function dnsServerForThisTest(zone: Zone = {}) {
  const { port, asked, stop } = await startDnsServer(zone)
  onTestFinished(stop)
  return { zone, asked, settings: { DNS_SERVERS: `127.0.0.1:${port}` } }
}
