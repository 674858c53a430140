import { randomUUID } from 'node:crypto'
import {
  roles,
  scopeOf,
  staffRoles,
  type Access,
  type Contract,
  type Role,
} from '@wellmet/platform/contract/endpoint.ts'
import { callerOf } from '@wellmet/platform/contract/plug-in.ts'
import { outranks } from '@wellmet/platform/http/access.rules.ts'
import type { Credentials } from '../world/client.ts'
import { denialOf, type Expected, type Foreign } from './denial-verdicts.ts'
import type { Stage } from './denial-stage.ts'
import { candidatesFor } from './id-pool.ts'
import { callsBySlot, type Parts, type Slot } from './id-slots.ts'
import { sendRequest, requestOf, type Answer } from './send-request.ts'
import { namedEndpoints, type Named } from './named-endpoints.ts'
import { putAt } from './places.ts'
import { withOwnIds } from './sow.ts'
import { startSession } from './team.ts'
import { changedTables, hashRowsOf } from './victim-rows.ts'

export interface MatrixReport {
  findings: string[]
  calls: number
  endpoints: number
  slots: number
}

const seed = 1

/** Reading every row of the database takes half a second, so it is done after some contracts and not after each. */
const contractsPerLook = 10

const inGroups = (contracts: readonly Contract[]): Contract[][] =>
  Array.from({ length: Math.ceil(contracts.length / contractsPerLook) }, (_, i) =>
    contracts.slice(i * contractsPerLook, (i + 1) * contractsPerLook),
  )

/** Every endpoint, asked by everybody who should not be answered, with real ids that are not theirs. */
export async function findLeaks(stage: Stage, contracts: readonly Contract[] = stage.contracts): Promise<MatrixReport> {
  const report: MatrixReport = { findings: [], calls: 0, endpoints: 0, slots: 0 }
  const { victim } = stage
  const ids = [
    victim.workspaceId,
    ...Object.values(victim.people).map(({ user }) => user.id),
    ...stage.foreignIds.keys(),
  ]
  let before = await hashRowsOf(stage.world, ids)
  for (const group of inGroups(contracts)) {
    for (const named of group.flatMap(namedEndpoints)) {
      report.endpoints += 1
      await turnAway(stage, named, report)
      if (named.endpoint.access !== 'anyone') await reachAcross(stage, named, report)
    }
    const after = await hashRowsOf(stage.world, ids)
    for (const table of changedTables(before, after)) {
      const routes = group.flatMap(({ endpoints }) => Object.values(endpoints)).map(({ route }) => route)
      report.findings.push(`rows of somebody else in ${table} were changed by one of: ${routes.join(', ')}`)
    }
    before = after
  }
  await askAmongPeers(stage, contracts, report)
  return report
}

/** Callers who are refused whatever they ask for. */
async function turnAway(stage: Stage, named: Named, report: MatrixReport): Promise<void> {
  const { endpoint } = named
  const calls = callsBySlot(endpoint, seed)
  for (const [who, credentials, expected] of unwelcome(stage, named)) {
    for (const { parts, slot } of calls) {
      const aimed = slot ? withOwnIds(endpoint, parts, stage.foreignIds) : parts
      const answer = await ask(stage, report, named, aimed, credentials)
      report.findings.push(...denialOf(endpoint, who, expected, answer))
    }
  }
}

function unwelcome(
  stage: Stage,
  { family, endpoint }: Named,
): [who: string, credentials: Credentials, expected: Expected][] {
  const { access } = endpoint
  // A credential of no user, which the handler checks: nothing else is taken, whatever plug-in declares it.
  if (callerOf(endpoint)?.by === 'handler')
    return [
      ['anonymous', {}, 401],
      ['an owner with a session', stage.roles.owner, 401],
      ['a key with all scopes', stage.keyWithAllScopes, 401],
      ['an access token of the extension', stage.accessToken, 401],
    ]
  if (access === 'anyone') return [['anonymous', {}, 'welcome']]
  // A token is for one address, and what it may there is tested beside the tools (apps/mcp).
  if (endpoint.resource)
    return [
      ['anonymous', {}, 401],
      ...stage.ended.map(([who, credentials]) => [who, credentials, 401] as [string, Credentials, Expected]),
      ['an owner with a session', stage.roles.owner, 401],
      ['an access token of the extension', stage.accessToken, 401],
      [`a key without ${scopeOf(family, endpoint)}`, stage.keysLacking.get(scopeOf(family, endpoint)) ?? {}, 403],
    ]
  const outside: [string, Credentials][] = [['anonymous', {}], ...stage.ended]
  if (access === 'staff')
    return [
      ...outside.map(([who, credentials]) => [who, credentials, 401] as [string, Credentials, Expected]),
      ...[
        ...roles.map((role): [string, Credentials] => [`a ${role} who is no staff`, stage.roles[role]]),
        ...stage.demoted,
        ...(endpoint.door ? [] : stage.staffWithoutPasskey),
        ['staff whom the provider of a workspace let in', stage.confinedStaff] as [string, Credentials],
        ['an access token of the extension', stage.accessToken] as [string, Credentials],
        ['a key with all scopes', stage.keyWithAllScopes] as [string, Credentials],
        ['a key of staff', stage.keyOfStaff] as [string, Credentials],
        ...staffRoles
          .filter((role) => role !== 'operator' && endpoint.staff && !endpoint.staff.includes(role))
          .map((role): [string, Credentials] => [`staff for ${role}`, stage.staff[role]]),
      ].map(([who, credentials]) => [who, credentials, 403] as [string, Credentials, Expected]),
    ]
  const lower = access === 'user' ? [] : roles.filter((role) => !outranks(role, access))
  const scope = scopeOf(family, endpoint)
  const unverified: [string, Credentials, Expected][] = endpoint.verifiedEmail
    ? [['an owner without a confirmed address', stage.unverified, 403]]
    : []
  const unproven: [string, Credentials, Expected][] =
    endpoint.fresh !== undefined || endpoint.grants === 'power'
      ? [['an owner who has not proved lately who they are', stage.unproven, 403]]
      : []
  const confined: [string, Credentials, Expected][] =
    endpoint.grants === 'power' || (access === 'user' && !endpoint.confined)
      ? [['an owner whom the provider of the workspace let in', stage.confined, 403]]
      : []
  return [
    ...unverified,
    ...unproven,
    ...confined,
    ...outside.map(([who, credentials]) => [who, credentials, 401] as [string, Credentials, Expected]),
    ...lower.map(
      (role) => [`a ${role} of the same workspace`, stage.roles[role], 403] as [string, Credentials, Expected],
    ),
    ...(lower.includes('viewer')
      ? stage.demoted.map(([who, credentials]) => [who, credentials, 403] as [string, Credentials, Expected])
      : []),
    ...(endpoint.tokens
      ? []
      : [['an access token of the extension', stage.accessToken, 403] as [string, Credentials, Expected]]),
    endpoint.keys === 'never'
      ? ['a key with all scopes', stage.keyWithAllScopes, 403]
      : [`a key without ${scope}`, stage.keysLacking.get(scope) ?? {}, 403],
  ]
}

/** The owner of another workspace, who may call, but must find nothing that is not theirs. */
async function reachAcross(stage: Stage, named: Named, report: MatrixReport): Promise<void> {
  const { endpoint } = named
  const strangers: [string, Credentials][] = [['the owner of another workspace', await freshStranger(stage)]]
  if (endpoint.access === 'staff') strangers.push(['staff with a passkey', stage.staff.operator])
  if (endpoint.keys !== 'never') strangers.push(['a key of another workspace', stage.keyOfStranger])
  for (const { parts, slot } of callsBySlot(endpoint, seed)) {
    const own = withOwnIds(endpoint, parts, stage.strangersIds)
    for (const [who, credentials] of strangers) {
      if (slot) await aim(stage, named, report, { who, credentials, own, slot, foreign: foreignTo(stage) })
      else
        report.findings.push(
          ...denialOf(
            endpoint,
            who,
            'nothing foreign',
            await ask(stage, report, named, own, credentials),
            foreignTo(stage),
          ),
        )
    }
    if (slot) report.slots += 1
  }
}

/**
 * An admin of the owner's own workspace, with the ids of what the owner alone sees. The highest role below: what an admin
 * does not find, nobody else does.
 */
async function askAmongPeers(stage: Stage, contracts: readonly Contract[], report: MatrixReport): Promise<void> {
  const { world, victim, privateIds } = stage
  const ids = [...privateIds.keys()]
  const foreign = { canary: null, ids: privateIds }
  let before = await hashRowsOf(world, ids)
  for (const group of inGroups(contracts)) {
    for (const named of group.flatMap(namedEndpoints)) {
      if (!isOpenTo('admin', named.endpoint.access)) continue
      for (const { parts, slot } of callsBySlot(named.endpoint, seed)) {
        if (!slot) continue
        const credentials = await startSession(world, victim.people.admin.user.id, victim.workspaceId)
        const own = withOwnIds(named.endpoint, parts, stage.adminsIds)
        await aim(stage, named, report, { who: 'an admin of the same workspace', credentials, own, slot, foreign })
      }
    }
    const after = await hashRowsOf(world, ids)
    const families = group.map(({ family }) => family).join(', ')
    for (const table of changedTables(before, after))
      report.findings.push(`private rows of the owner in ${table} were changed by an admin: ${families}`)
    before = after
  }
}

const isOpenTo = (role: Role, access: Access): boolean =>
  access === 'user' || (access !== 'anyone' && access !== 'staff' && outranks(role, access))

interface Attempt {
  who: string
  credentials: Credentials
  own: Parts
  slot: Slot
  foreign: Foreign
}

async function aim(
  stage: Stage,
  named: Named,
  report: MatrixReport,
  { who, credentials, own, slot, foreign }: Attempt,
): Promise<void> {
  const { endpoint } = named
  const nowhere = randomUUID()
  const control = await ask(stage, report, named, putAt(own, slot.at, nowhere), credentials)
  const ids = candidatesFor(endpoint, slot, foreign.ids)
  if (ids.length === 0)
    report.findings.push(`${endpoint.route}: no id of somebody else is known to put into ${slot.name}`)
  for (const id of ids) {
    const answer = await ask(stage, report, named, putAt(own, slot.at, id), credentials)
    const about = `${who}, with an id of somebody else in ${slot.name}`
    report.findings.push(...denialOf(endpoint, about, { like: control, nowhere, id }, answer, foreign))
  }
}

const foreignTo = ({ victim, foreignIds }: Stage): Foreign => ({ canary: victim.canary, ids: foreignIds })

/** Of its own for every endpoint: some of them end or move the session. */
const freshStranger = ({ world, stranger }: Stage): Promise<Credentials> =>
  startSession(world, stranger.people.owner.user.id, stranger.workspaceId)

async function ask(
  stage: Stage,
  report: MatrixReport,
  { endpoint }: Named,
  parts: Parts,
  credentials: Credentials,
): Promise<Answer> {
  report.calls += 1
  return sendRequest(stage.app, requestOf(endpoint, parts, credentials))
}
