import { isIP } from 'node:net'
import { ImapFlow, type ImapFlowError } from 'imapflow'
import { mayGoPlain } from '@wellmet/platform/config/plaintext.rules.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { reachProblem } from '../../engine/reach-problem.ts'
import { isNamed } from '../../engine/request-address.ts'
import { AccessEnded, ProviderFailed, SlowDown, type TypedProblem } from '../../engine/provider-errors.ts'
import type { ImapAccess } from '../typed-access.contract.ts'

const withTls = 993
const withStartTls = 143
/** When a server says that it is asked too often. */
const pauseMs = 5 * 60_000

/**
 * Signs in at a mail server. It must be public and at one of the two ports of IMAP, unless the operator named it, and
 * the password goes over TLS, unless the operator says that the way there is private.
 */
export async function openImap(services: Services, access: ImapAccess): Promise<ImapFlow> {
  const { host, port, user, password } = access
  const mayBePlain = port !== withTls && mayGoPlain(`imap://${host}`, services.config.PLAINTEXT_HOSTS)
  const isSecure = !mayBePlain && port !== withStartTls
  const client = new ImapFlow({
    host: await addressOf(services, access),
    ...(isIP(host) === 0 ? { servername: host } : {}),
    port,
    secure: isSecure,
    ...(isSecure || mayBePlain ? {} : { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    // Headers are asked for and nothing else, so nothing that is large is expected.
    maxLiteralSize: 1 << 20,
    maxResponseSize: 4 << 20,
  })
  // What is asked at that moment fails with it; without a listener the process would.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    client.close()
    throw imapFailure(error, services.now())
  }
}

async function addressOf(services: Services, { host, port }: ImapAccess): Promise<string> {
  if (isNamed(services, host, port)) return host
  if (port !== withTls && port !== withStartTls) throw failed('not_public', 'port')
  try {
    return await services.outbound.findAddress(host)
  } catch (error) {
    throw failed(reachProblem(error), 'host')
  }
}

/** Codes with which a server refuses a sign-in that may work later (RFC 5530). */
const passing = new Set(['UNAVAILABLE', 'INUSE', 'LIMIT', 'SERVERBUG', 'CONTACTADMIN'])
const notImap = /^(?:ParserError|InvalidResponse|UnexpectedTag|LineTooLarge)/

/** What the library throws, in our words. The error itself is left behind: it may hold what was sent. */
export function imapFailure(error: unknown, now: Date): Error {
  if (error instanceof AccessEnded || error instanceof ProviderFailed) return error
  const { code = '', responseStatus, serverResponseCode = '', authenticationFailed } = error as ImapFlowError
  if (code === 'ETHROTTLE') return new SlowDown(new Date(now.getTime() + pauseMs))
  const wasRefused = authenticationFailed === true && responseStatus === 'NO'
  if (wasRefused && !passing.has(serverResponseCode)) {
    return new AccessEnded({ code: 'wrong_password', field: 'password' })
  }
  if (notImap.test(code)) return failed('not_a_mailbox', 'host')
  return failed(code === 'MissingServerExtension' ? 'no_tls' : reachProblem(error), 'host')
}

const failed = (code: TypedProblem['code'], field: string): ProviderFailed =>
  new ProviderFailed(`The mail server was not reached: ${code}.`, { problem: { code, field } })
