import type { Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import { vi } from 'vitest'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { Credentials } from '../world/client.ts'
import type { World } from '../world/world.ts'
import { sendRequest, type Answer } from './send-request.ts'
import { startSession } from './team.ts'
import type { Cast, Issued, Purpose } from './token-cast.ts'
import { requestWithToken, takers } from './token-takers.ts'
import { changedTables, hashRowsOf } from './victim-rows.ts'

export interface TokenReport {
  calls: number
  /** By what was tried: what went wrong. */
  findings: Record<Trial, string[]>
}
export type Trial = 'other purpose' | 'somebody else' | 'expired' | 'own purpose' | 'used' | 'taken back'

interface Call {
  about: string
  endpoint: Endpoint
  token: string
  credentials: Credentials
}

const everyRow = ['']
/** Longer than any link works. */
const years = 3

/** Every endpoint that takes a token, with all the tokens that it should refuse, and at last with those that it takes. */
export async function tryTokens(world: World, endpoints: readonly Endpoint[], ours: Cast, theirs: Cast) {
  const report: TokenReport = {
    calls: 0,
    findings: { 'other purpose': [], 'somebody else': [], expired: [], 'own purpose': [], used: [], 'taken back': [] },
  }
  const { app } = world
  const send = ({ endpoint, token, credentials }: Call): Promise<Answer> => {
    report.calls += 1
    return sendRequest(app, requestWithToken(endpoint, token, credentials))
  }
  const expectRefusals = async (trial: Trial, calls: readonly Call[], mayAnswer: (call: Call) => boolean) => {
    const findings = report.findings[trial]
    if (calls.length === 0) findings.push('nothing was tried')
    const before = await hashRowsOf(world, everyRow)
    for (const call of calls) {
      const answer = await send(call)
      if (!isRefusal(answer) && !(mayAnswer(call) && answer.status < 300))
        findings.push(`${call.endpoint.route} with ${call.about} answers ${answer.status} ${answer.body.slice(0, 200)}`)
    }
    for (const table of changedTables(before, await hashRowsOf(world, everyRow)))
      findings.push(`rows of ${table} were changed`)
  }
  const never = () => false

  const others = endpoints.flatMap((endpoint) => otherTokens(endpoint, [ours, theirs]))
  await expectRefusals('other purpose', others, never)

  const personal = endpoints.filter(({ access }) => access !== 'anyone')
  const swapped = personal.flatMap((endpoint) => ownTokens(endpoint, theirs, ours))
  await expectRefusals('somebody else', swapped, never)

  const lasting = await lastingSessions(world, endpoints, ours)
  vi.useFakeTimers({ toFake: ['Date'], now: addDays(new Date(), 365 * years) })
  try {
    const later = endpoints.flatMap((endpoint) => ownTokens(endpoint, ours, lasting))
    await expectRefusals(
      'expired',
      later.filter(({ endpoint }) => !takers[endpoint.route]!.lasts),
      never,
    )
  } finally {
    vi.useRealTimers()
  }

  const before = await hashRowsOf(world, theirs.marks)
  const findings = report.findings['own purpose']
  for (const call of endpoints.flatMap((endpoint) => ownTokens(endpoint, ours, ours))) {
    const { status, body } = await send(call)
    if (status >= 300)
      findings.push(`${call.endpoint.route} with ${call.about} answers ${status} ${body.slice(0, 200)}`)
  }
  for (const table of changedTables(before, await hashRowsOf(world, theirs.marks)))
    findings.push(`rows of somebody else in ${table} were changed`)

  const used = endpoints
    .filter(({ route }) => !takers[route]!.mayRepeat)
    .flatMap((endpoint) => ownTokens(endpoint, ours, ours))
  await expectRefusals('used', used, ({ endpoint }) => takers[endpoint.route]!.again !== undefined)

  const ended = await theirs.takeBack()
  const dead = endpoints.flatMap((endpoint) => ownTokens(endpoint, theirs, theirs, ended))
  await expectRefusals('taken back', dead, never)
  return report
}

/** A token may be refused for its shape already, or be too long for an address. */
const isRefusal = ({ body }: Answer): boolean =>
  /"code":"(?:link_not_valid|forbidden|invalid_request|not_found)"|^\{"error":"invalid_request"/.test(body)

/** All tokens that were made for something else, sent by somebody who has a right one. */
const otherTokens = (endpoint: Endpoint, casts: readonly Cast[]): Call[] =>
  casts.flatMap(({ tokens }) =>
    Object.entries(tokens)
      .filter(([purpose]) => !takers[endpoint.route]!.takes.includes(purpose as Purpose))
      .map(([purpose, { token }]) => ({
        about: `a token for "${purpose}"`,
        endpoint,
        token,
        credentials: credentialsFor(endpoint, casts[0]!.tokens),
      })),
  )

/** The tokens that it takes, sent by whoever holds those of `senders`. */
const ownTokens = (
  endpoint: Endpoint,
  { tokens }: Pick<Cast, 'tokens'>,
  senders: Pick<Cast, 'tokens'>,
  only?: readonly Purpose[],
): Call[] =>
  takers[endpoint.route]!.takes.filter((purpose) => !only || only.includes(purpose)).map((purpose) => ({
    about: `the token for "${purpose}"`,
    endpoint,
    token: tokens[purpose].token,
    credentials: credentialsFor(endpoint, senders.tokens),
  }))

const credentialsFor = ({ access, route }: Endpoint, tokens: Record<Purpose, Issued>): Credentials =>
  access === 'anyone' ? {} : tokens[takers[route]!.takes[0] ?? 'invitation'].holder

/** The same people, signed in for so long that it is the token that has expired. */
async function lastingSessions(
  world: World,
  endpoints: readonly Endpoint[],
  { tokens }: Cast,
): Promise<Pick<Cast, 'tokens'>> {
  const lasting = { ...tokens }
  for (const { access, route } of endpoints) {
    if (access === 'anyone') continue
    const [purpose] = takers[route]!.takes
    if (!purpose) continue
    const { user, workspace } = await world.as(tokens[purpose].holder).users.session({})
    const holder = await startSession(world, user.id, workspace!.id, { days: 365 * (years + 1) })
    lasting[purpose] = { ...tokens[purpose], holder }
  }
  return { tokens: lasting }
}
