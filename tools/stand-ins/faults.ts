import type { AskedOfStandIn } from './stand-in-protocol.ts'

/** What can go wrong with an answer. Every stand-in knows all of them, each in its provider's own words. */
export type Fault =
  /** 401, although the token was good a moment ago. */
  | { kind: 'unauthorized' }
  /** The provider no longer knows the cursor: 404 at Gmail, 410 at Calendar and Graph, 400 at People. */
  | { kind: 'expired cursor' }
  /** 429. Without `retryAfter` no such header is sent, as Gmail does it. */
  | { kind: 'too many requests'; retryAfter?: number; written?: 'in seconds' | 'as a date' }
  | { kind: 'server error'; status?: 500 | 502 | 503 | 504 }
  /** Any answer, for what only one provider says. */
  | { kind: 'this answer'; status: number; body: unknown; headers?: Record<string, string> }
  /** The request is carried out, then half of the answer is sent and the connection is cut. */
  | { kind: 'cut body' }
  /** The request is carried out, and the answer says that it failed. */
  | { kind: 'error after acting'; status: 500 | 502 | 503 | 504 }
  /** The request is carried out, and no answer comes. */
  | { kind: 'no answer' }
  /** The request is carried out, and the answer trickles over this time. */
  | { kind: 'slow body'; ms: number }
  /** The last items of the page before come again at the start of this one. */
  | { kind: 'repeated items'; count?: number }
  | { kind: 'items out of order' }
  /** The Date header is wrong; negative is behind. */
  | { kind: 'wrong clock'; aheadBySeconds: number }

export type ScriptedFault = Fault & {
  /** Only these requests; otherwise every one. */
  when?: (asked: AskedOfStandIn) => boolean
  /** The first of those requests that it strikes, counted from 1. */
  at?: number
  /** How many in a row it strikes; 1 if left out. */
  times?: number
}

export interface Faults {
  script(...faults: ScriptedFault[]): void
  clear(): void
  /** Faults that have not struck as often as they should. */
  readonly pending: number
  /** Counts this request for every fault in the script, and returns those that strike it. */
  strike(asked: AskedOfStandIn): Fault[]
}

export function createFaults(): Faults {
  let script: { fault: ScriptedFault; seen: number }[] = []
  const lastOf = ({ at = 1, times = 1 }: ScriptedFault): number => at + times - 1
  return {
    script: (...faults) => void script.push(...faults.map((fault) => ({ fault, seen: 0 }))),
    clear: () => void (script = []),
    get pending() {
      return script.filter(({ fault, seen }) => seen < lastOf(fault)).length
    },
    strike(asked) {
      const striking: Fault[] = []
      for (const entry of script) {
        if (entry.fault.when && !entry.fault.when(asked)) continue
        entry.seen += 1
        if (entry.seen >= (entry.fault.at ?? 1) && entry.seen <= lastOf(entry.fault)) striking.push(entry.fault)
      }
      return striking
    },
  }
}
