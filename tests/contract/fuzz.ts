import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { Contract, Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import { mutatedDrafts, requestOfDraft, validDrafts, type Draft, type Mode } from './fuzz-drafts.ts'
import { hostileDrafts, hostileExamples } from './fuzz-hostile.ts'
import { faultsOf, slow } from './fuzz-oracle.ts'
import type { FuzzStage, Principal } from './fuzz-principals.ts'
import { validityOf } from './fuzz-validity.ts'
import { isDrawn } from '../sweep.ts'
import type { IdPool } from './id-pool.ts'
import { isValid } from './id-slots.ts'
import { sendRequest, type Answer } from './send-request.ts'
import { namedEndpoints } from './named-endpoints.ts'
import { placesOf, putAt, valueAt } from './places.ts'
import { withSomeIds } from './sow.ts'

export interface FuzzReport {
  findings: string[]
  requests: number
  /** By route: valid calls of those who may make them, and how many of them succeeded. */
  reached: Map<string, { valid: number; succeeded: number }>
}

const drafts: Record<Mode, (endpoint: Endpoint) => fc.Arbitrary<Draft>> = {
  valid: validDrafts,
  mutated: mutatedDrafts,
  hostile: hostileDrafts,
}
const shareOfMode: Record<Mode, number> = { valid: 0.35, mutated: 0.3, hostile: 0.35 }

/** The main guest gets most of the calls: an owner, or anybody where anybody may ask. */
const mainGuest = (endpoint: Endpoint): Principal['label'] => (endpoint.access === 'anyone' ? 'anonymous' : 'owner')
const shareOf = (endpoint: Endpoint, { label }: Principal): number => (label === mainGuest(endpoint) ? 0.7 : 0.15)

/** An endpoint with a limit of its own is a costly one (hashing a password takes 40 ms): a fifth of the calls will do. */
const runsOf = (endpoint: Endpoint, principal: Principal, mode: Mode, perEndpoint: number): number =>
  Math.max(
    mode === 'valid' ? 6 : 2,
    Math.round((perEndpoint * shareOf(endpoint, principal) * shareOfMode[mode]) / (endpoint.rate ? 5 : 1)),
  )

export interface FuzzPlan {
  seed: number
  requests: number
  /** Of the endpoints, drawn by the seed; all of them unless said otherwise. */
  share?: number
}

export async function fuzz(stage: FuzzStage, { seed, requests, share = 1 }: FuzzPlan): Promise<FuzzReport> {
  const report: FuzzReport = { findings: [], requests: 0, reached: new Map() }
  const count = stage.contracts.flatMap(namedEndpoints).length
  for (const contract of stage.contracts) {
    for (const { endpoint } of namedEndpoints(contract)) {
      if (!isDrawn(endpoint.route, share, seed)) continue
      await stage.prepare(contract)
      for (const principal of stage.principals) {
        if (principal.label === 'owner') await principal.revive()
        for (const mode of ['valid', 'mutated', 'hostile'] as const) {
          await fuzzCell(stage, report, {
            contract,
            endpoint,
            principal,
            mode,
            seed,
            runs: runsOf(endpoint, principal, mode, requests / count),
          })
        }
      }
    }
  }
  return report
}

interface Cell {
  contract: Contract
  endpoint: Endpoint
  principal: Principal
  mode: Mode
  seed: number
  runs: number
}

async function fuzzCell(stage: FuzzStage, report: FuzzReport, cell: Cell): Promise<void> {
  const { contract, endpoint, principal, mode, runs } = cell
  const pool = mode === 'valid' ? await stage.ownIds(contract) : new Map()
  let turn = 0
  const property = fc.asyncProperty(drafts[mode](endpoint), async (draft) => {
    turn += 1
    const tried = mode === 'valid' ? await filledIn(stage, endpoint, draft, pool, turn) : draft
    const found = await attempt(stage, report, cell, tried)
    if (found.length > 0) throw new Error(found.join('; '))
  })
  const examples: [Draft][] =
    mode === 'hostile' && principal.label === mainGuest(endpoint)
      ? hostileExamples(endpoint).map((draft) => [draft])
      : []
  const result = await fc.check(property, { seed: seedOf(cell), numRuns: runs + examples.length, examples })
  if (!result.failed) return
  const why = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance)
  const shrunk = JSON.stringify(result.counterexample?.[0])?.slice(0, 1500)
  report.findings.push(
    `${endpoint.route} as ${principal.label}, ${mode}: ${why} | SEED=${cell.seed}, path ${result.counterexamplePath} | ${shrunk}`,
  )
}

/** Another one for every cell: with the same addresses, the second to sign up would find them all taken. */
const seedOf = ({ seed, endpoint, principal, mode }: Cell): number =>
  createHash('sha256').update(`${seed} ${endpoint.route} ${principal.label} ${mode}`).digest().readInt32LE()

/** Every other time with what the owner knows: a sign-up wants an address that is new, a sign-in one that is not. */
async function filledIn(
  stage: FuzzStage,
  endpoint: Endpoint,
  draft: Draft,
  pool: IdPool,
  turn: number,
): Promise<Draft> {
  let { parts } = draft
  if (turn % 2 === 0) {
    const known = await stage.knownValues()
    for (const at of placesOf(parts)) {
      const values = known[String(at.at(-1))] ?? []
      // What stands deeper is about somebody else: nobody asks themselves for an introduction.
      if (at.length > 2 || values.length === 0 || typeof valueAt(parts, at) !== 'string') continue
      const changed = putAt(parts, at, values[(turn >> 1) % values.length])
      if (isValid(endpoint, changed)) parts = changed
    }
  }
  return { ...draft, parts: withSomeIds(endpoint, parts, pool, turn) }
}

async function attempt(
  stage: FuzzStage,
  report: FuzzReport,
  { endpoint, principal, mode }: Cell,
  draft: Draft,
): Promise<string[]> {
  const ask = async (): Promise<[Answer, string[]]> => {
    report.requests += 1
    const request = requestOfDraft(endpoint, draft, principal.credentials)
    const first = await sendRequest(stage.app, request)
    // A machine under load is slow now and then; an input that is costly is slow each time.
    const answer =
      first.ms > slow ? { ...first, ms: Math.min(first.ms, (await sendRequest(stage.app, request)).ms) } : first
    return [answer, faultsOf(endpoint, validityOf(endpoint, draft, request), answer)]
  }
  let [answer, findings] = await ask()
  if (isLost(answer, principal) && !draft.headers) {
    await principal.revive()
    ;[answer, findings] = await ask()
  }
  if (mode === 'valid' && principal.label === mainGuest(endpoint)) {
    const seen = report.reached.get(endpoint.route) ?? { valid: 0, succeeded: 0 }
    report.reached.set(endpoint.route, {
      valid: seen.valid + 1,
      succeeded: seen.succeeded + (answer.status < 304 ? 1 : 0),
    })
  }
  return findings.map((finding) => `${finding} (${answer.status} ${answer.body.slice(0, 200)})`)
}

/** No longer signed in, or no longer owner: the calls after this one would all end at the door. */
const isLost = ({ body, status }: Answer, { label }: Principal): boolean =>
  (label !== 'anonymous' && status === 401 && body.includes('"unauthenticated"')) ||
  (label === 'owner' && status === 403)
