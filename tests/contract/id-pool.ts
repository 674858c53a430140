import { replyFormOf } from '@wellmet/platform/contract/plug-in.ts'
import type { FastifyInstance } from 'fastify'
import { pathOf, type Contract, type Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import type { Credentials } from '../world/client.ts'
import type { Slot } from './id-slots.ts'
import { sendRequest, requestOf } from './send-request.ts'
import { plainReads } from './named-endpoints.ts'

interface Origin {
  field: string
  path: string
}

/** Every id that somebody can see, and where they saw it. Nothing is registered by hand: a new list joins by itself. */
export type IdPool = Map<string, Origin[]>

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function idsSeenBy(
  app: FastifyInstance,
  contracts: readonly Contract[],
  credentials: Credentials,
): Promise<IdPool> {
  const pool: IdPool = new Map()
  for (const endpoint of plainReads(contracts)) {
    const answer = await sendRequest(app, requestOf(endpoint, {}, credentials))
    // A script has no ids of anybody.
    const isJson = replyFormOf(endpoint).as === 'json'
    if (isJson && answer.status === 200 && answer.body !== '')
      collect(pool, JSON.parse(answer.body), '', pathOf(endpoint))
  }
  return pool
}

function collect(pool: IdPool, value: unknown, field: string, path: string): void {
  if (typeof value === 'string' && uuid.test(value)) pool.set(value, [...(pool.get(value) ?? []), { field, path }])
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) collect(pool, item, Array.isArray(value) ? field : key, path)
}

const few = 60
const enough = 12

/** All of a small pool; of a large one those that look like they belong into the slot, and some that do not. */
export function candidatesFor(endpoint: Endpoint, slot: Slot, pool: IdPool): string[] {
  const ranked = rank(endpoint, slot, pool)
  if (ranked.length < few) return ranked.map(({ id }) => id)
  const fitting = ranked.filter(({ fits }) => fits > 0)
  const others = ranked.filter(({ fits }) => fits === 0)
  return [...fitting.slice(0, enough), ...others.slice(0, enough)].map(({ id }) => id)
}

/** All of them, those first that look like they belong into the slot. */
export const allFor = (endpoint: Endpoint, slot: Slot, pool: IdPool): string[] =>
  rank(endpoint, slot, pool).map(({ id }) => id)

/** Those that fit as well as the best. */
export function bestFor(endpoint: Endpoint, slot: Slot, pool: IdPool): string[] {
  const ranked = rank(endpoint, slot, pool)
  return ranked.filter(({ fits }) => fits === ranked[0]!.fits).map(({ id }) => id)
}

const rank = (endpoint: Endpoint, slot: Slot, pool: IdPool): { id: string; fits: number }[] =>
  [...pool]
    .map(([id, origins]) => ({ id, fits: Math.max(...origins.map((origin) => fitOf(endpoint, slot, origin))) }))
    .toSorted((a, b) => b.fits - a.fits)

/**
 * `userId` was seen as `userId`; `/invitations/:id` takes an `id` seen at a path with invitations in it, and `requestId`
 * one seen at `/intro-requests`.
 */
function fitOf(endpoint: Endpoint, slot: Slot, { field, path }: Origin): number {
  const wanted = String(slot.at.findLast((step) => typeof step === 'string'))
  const noun = wanted === 'id' ? (pathOf(endpoint).match(/([\w-]+)\/:id/)?.[1] ?? '') : wanted.replace(/Ids?$/, '')
  const called = noun === 'person' || noun === 'target' ? 'people' : noun
  const sameNoun = called !== '' && path.split(/[/-]/).some((word) => word.startsWith(called.slice(0, 4)))
  return (field === wanted ? 2 : 0) + (sameNoun ? 3 : 0) + (sameNoun && field === 'id' ? 1 : 0)
}
