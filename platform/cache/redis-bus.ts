import { randomUUID } from 'node:crypto'
import type { BusDriver } from 'bentocache/types'
import type { RedisConnection } from './redis-connection.ts'
import type { RedisGate } from './redis-gate.ts'

type Handler = (payload: never) => void | Promise<void>
export type RedisBus = BusDriver & { isListening(): boolean }

/**
 * Notifies the other processes of what was deleted from the cache. bentocache's own transport subscribes once, and gets
 * nothing if Redis was away at that moment; this one subscribes at every (re)connection. Messages in between are lost, so
 * `onGap` is called each time.
 */
export function createRedisBus(redis: RedisConnection, gate: RedisGate, onGap: () => void): RedisBus {
  const handlers = new Map<string, Handler[]>()
  const subscriber = redis.duplicate()
  let id: string = randomUUID()
  let isListening = false

  const listen = async () => {
    if (subscriber.status !== 'ready' || handlers.size === 0) return
    try {
      await subscriber.subscribe(...handlers.keys())
      isListening = true
      onGap()
    } catch {
      subscriber.disconnect(true)
    }
  }
  subscriber.on('ready', () => void listen())
  subscriber.on('close', () => (isListening = false))
  // The main connection reports outages; this one fails with it.
  subscriber.on('error', () => undefined)
  subscriber.on('message', (channel: string, text: string) => {
    const message = JSON.parse(text) as { from: string; payload: never }
    if (message.from === id) return
    for (const handle of handlers.get(channel) ?? []) void handle(message.payload)
  })

  const bus: RedisBus = {
    isListening: () => isListening,
    setId(busId) {
      id = busId
      return bus
    },
    onReconnect: () => undefined,
    async publish(channel, payload) {
      await gate.run(() => redis.publish(channel, JSON.stringify({ from: id, payload })))
    },
    async subscribe(channel, handler) {
      handlers.set(channel, [...(handlers.get(channel) ?? []), handler])
      await listen()
    },
    async unsubscribe(channel) {
      handlers.delete(channel)
      if (isListening) await subscriber.unsubscribe(channel).catch(() => undefined)
    },
    async disconnect() {
      subscriber.disconnect()
    },
  }
  return bus
}
