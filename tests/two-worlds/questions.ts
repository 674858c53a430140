import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { methodOf, type Contract, type Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import { mutatedDrafts, requestOfDraft, type Draft } from '../contract/fuzz-drafts.ts'
import { validityOf } from '../contract/fuzz-validity.ts'
import { isValid, partsOf, slotsIn, type Parts } from '../contract/id-slots.ts'
import { requestOf, type Request } from '../contract/send-request.ts'
import { placesOf, putAt, valueAt } from '../contract/places.ts'
import type { Viewer } from './viewers.ts'

export interface Question {
  route: string
  as: string
  request: Request
  /** Changes something, the same in both worlds: to be asked alone and in its turn. */
  changes: boolean
}

export interface Asking {
  contracts: readonly Contract[]
  seed: number
  /** Ids of what is private, which nobody should know and somebody might guess. */
  secretIds: readonly string[]
  /** What a search is asked for: names that everybody knows, and names that nobody should. */
  words: readonly string[]
}

/** Each with its own luck, and the same one every time. */
const luckOf = (seed: number, ...about: string[]): number =>
  createHash('sha256')
    .update([seed, ...about].join(' '))
    .digest()
    .readInt32BE(0)

export const shuffled = <T>(all: readonly T[], seed: number): T[] =>
  all
    .map((one, i) => ({ one, luck: luckOf(seed, String(i)) }))
    .toSorted((a, b) => a.luck - b.luck)
    .map(({ one }) => one)

const endpointsOf = (contracts: readonly Contract[]): Endpoint[] =>
  contracts.flatMap(({ endpoints }) => Object.values(endpoints))

const isRead = (endpoint: Endpoint): boolean => methodOf(endpoint) === 'GET'

/** Every read that takes an id, with each of these ids. */
export const sweep = ({ contracts, seed }: Asking, viewer: Viewer, ids: readonly string[]): Question[] =>
  endpointsOf(contracts)
    .filter(isRead)
    .flatMap((endpoint) => {
      const [parts] = fc.sample(partsOf(endpoint), { numRuns: 1, seed: luckOf(seed, endpoint.route) })
      return slotsIn(endpoint, parts!).flatMap(({ at }) =>
        ids.map((id) => asked(viewer, endpoint, putAt(parts!, at, id))),
      )
    })

/**
 * Reads with all kinds of valid parameters; changes of what does not exist, and changes that are refused. Each read whose
 * turn it is is among them at least once.
 */
export function draw(asking: Asking, viewer: Viewer, count: number, isTurn: (turn: number) => boolean): Question[] {
  const endpoints = endpointsOf(asking.contracts)
  const each = Math.ceil((count * 1.5) / endpoints.length)
  const drawn = endpoints.map((endpoint) => {
    const seed = luckOf(asking.seed, endpoint.route, viewer.label)
    if (isRead(endpoint)) return drawReads(endpoint, asking, viewer, seed, each)
    if (endpoint.body || endpoint.query) return drawRefusals(endpoint, viewer, seed, each)
    return drawMisses(endpoint, asking, viewer, seed)
  })
  const isDue = ({ route, request }: Question) => request.method === 'GET' && isTurn(luckOf(asking.seed, route) >>> 0)
  const once = drawn.flatMap(([one]) => (one && isDue(one) ? [one] : []))
  const others = drawn.flat().filter((question) => !once.includes(question))
  const more = Math.max(0, count - once.length)
  return [...once, ...shuffled(others, luckOf(asking.seed, viewer.label)).slice(0, more)]
}

function drawReads(endpoint: Endpoint, { words }: Asking, viewer: Viewer, seed: number, count: number): Question[] {
  const ids = [...viewer.ids.keys()]
  const cursors = viewer.cursors.get(endpoint.route) ?? []
  return fc.sample(partsOf(endpoint), { numRuns: count, seed }).map((parts, i) => {
    const turn = (seed >>> 1) + i
    const ownIds = slotsIn(endpoint, parts).reduce(
      (filled, { at }) => (ids.length > 0 ? putAt(filled, at, ids[turn % ids.length]) : filled),
      parts,
    )
    const texts = placesOf(ownIds.query ?? {}).map((at) => ['query', ...at])
    const worded = texts.reduce((filled, at) => {
      const text = at.at(-1) === 'cursor' ? cursors[turn % cursors.length] : words[turn % words.length]
      if (typeof valueAt(filled, at) !== 'string' || text === undefined) return filled
      const changed = putAt(filled, at, text)
      return isValid(endpoint, changed) ? changed : filled
    }, ownIds)
    return asked(viewer, endpoint, worded)
  })
}

const drawRefusals = (endpoint: Endpoint, viewer: Viewer, seed: number, count: number): Question[] =>
  fc.sample(mutatedDrafts(endpoint), { numRuns: count, seed }).flatMap((draft: Draft) => {
    const request = requestOfDraft(endpoint, draft, viewer.credentials)
    const isRefused = validityOf(endpoint, draft, request) === false
    return isRefused ? [{ route: endpoint.route, as: viewer.label, request, changes: false }] : []
  })

function drawMisses(endpoint: Endpoint, { secretIds }: Asking, viewer: Viewer, seed: number): Question[] {
  const [parts] = fc.sample(partsOf(endpoint), { numRuns: 1, seed })
  const slots = slotsIn(endpoint, parts!)
  return slots.flatMap(({ at }) => secretIds.slice(0, 4).map((id) => asked(viewer, endpoint, putAt(parts!, at, id))))
}

export const asked = (viewer: Viewer, endpoint: Endpoint, parts: Parts, changes = false): Question => ({
  route: endpoint.route,
  as: viewer.label,
  request: requestOf(endpoint, parts, viewer.credentials),
  changes,
})
