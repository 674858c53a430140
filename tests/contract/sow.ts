import type { FastifyInstance } from 'fastify'
import { methodOf, statusesOf, type Contract, type Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import { requestFormOf } from '@wellmet/platform/contract/plug-in.ts'
import type { Credentials } from '../world/client.ts'
import type { World } from '../world/world.ts'
import { callsBySlot, isValid, slotsIn, type Parts, type Slot } from './id-slots.ts'
import { bestFor, candidatesFor, idsSeenBy, type IdPool } from './id-pool.ts'
import { sendRequest, requestOf } from './send-request.ts'
import { namedEndpoints } from './named-endpoints.ts'
import { dropAt, placesOf, putAt, valueAt } from './places.ts'

/** The second round makes what needs something of the first. */
const rounds = 2

/**
 * Makes one of everything that can be made by a POST, with the word in every text that takes it, and lets what is to be
 * done later be done. So a new noun is in
 * the tests as soon as its contract is served.
 */
export async function sow(
  { work }: Pick<World, 'work'>,
  app: FastifyInstance,
  contracts: readonly Contract[],
  as: Credentials,
  word: string,
): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const pool = await idsSeenBy(app, contracts, as)
    for (const { endpoint } of contracts.flatMap(namedEndpoints)) {
      const makes =
        methodOf(endpoint) === 'POST' &&
        (statusesOf(endpoint)[0] === 201 || requestFormOf(endpoint)?.example !== undefined)
      if (!makes || endpoint.access === 'anyone') continue
      for (const { parts } of callsBySlot(endpoint, round + 1)) {
        const full = withOwnIds(endpoint, withWord(endpoint, parts, word), pool)
        const { status } = await sendRequest(app, requestOf(endpoint, full, as))
        if (status < 400) break
        const made = await sendRequest(app, requestOf(endpoint, leanest(endpoint, full), as))
        if (made.status < 400) break
      }
    }
    await work()
  }
}

/** Every slot filled with the most fitting id that the caller can see. */
export const withOwnIds = (endpoint: Endpoint, parts: Parts, pool: IdPool): Parts =>
  fillSlots(endpoint, parts, (slot) => candidatesFor(endpoint, slot, pool)[0])

/** The same with another choice in every turn, from 1 on: of all ids, and every other time of the best, for two slots two of them. */
export const withSomeIds = (endpoint: Endpoint, parts: Parts, pool: IdPool, turn: number): Parts =>
  fillSlots(endpoint, parts, (slot, at) => {
    const isForBest = turn % 2 === 0
    const ids = isForBest ? bestFor(endpoint, slot, pool) : candidatesFor(endpoint, slot, pool)
    return ids[(isForBest ? (turn >> 1) - 1 + at : turn) % ids.length]
  })

const fillSlots = (endpoint: Endpoint, parts: Parts, choose: (slot: Slot, at: number) => string | undefined): Parts =>
  slotsIn(endpoint, parts).reduce((filled, slot, at) => {
    const id = choose(slot, at)
    return id === undefined ? filled : putAt(filled, slot.at, id)
  }, parts)

/** Without whatever may be left out: what was refused for one of its wishes may be made without them. */
const leanest = (endpoint: Endpoint, parts: Parts): Parts =>
  placesOf(parts)
    .toReversed()
    .reduce((lean, at) => {
      const less = dropAt(lean, at)
      return isValid(endpoint, less) ? less : lean
    }, parts)

function withWord(endpoint: Endpoint, parts: Parts, word: string): Parts {
  const texts = placesOf(parts).filter((at) => typeof valueAt(parts, at) === 'string')
  return texts.reduce((worded, at) => {
    const changed = putAt(worded, at, `${word} note`)
    return isValid(endpoint, changed) ? changed : worded
  }, parts)
}
