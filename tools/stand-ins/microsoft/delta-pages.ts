import type { MadeUpItems } from '../made-up/made-up-items.ts'
import { readToken, writeToken } from '../made-up/opaque-tokens.ts'
import type { Answer, AskedOfStandIn } from '../stand-in-protocol.ts'
import { graphError, syncStateNotFound } from './graph-answers.ts'

/** What the links carry, so that nobody has to send it again: where somebody stands, and how they look. */
interface DeltaState<View> {
  view: View
  /** Becomes the delta link of this round. */
  cursor: number
  /** The cursor that this round started from; null for the first. */
  since: number | null
  next: number
  /** How many items there were when the first round began: newer ones must not shift its pages. */
  slots: number
  /** The page is empty although more follows, as Graph's may be. */
  isEmpty: boolean
}

interface DeltaRequest<Item, View> {
  items: MadeUpItems<Item>
  /** What the first request says; later ones have it in their link. An answer is a refusal. */
  readView: () => View | Answer
  /** The rows of an item that is there; none if the view leaves it out. */
  write: (item: Item, view: View, isChange: boolean) => object[]
  /** The rows of an item that is gone. */
  writeRemoved: (id: string, view: View) => object[]
  /** Rows of a page unless the client prefers another number. */
  pageSize: number
}

/** One page of a `/delta` round: ends with a next link or a delta link, and never has both. */
export function deltaPage<Item extends { id: string }, View extends object>(
  asked: AskedOfStandIn,
  { items, readView, write, writeRemoved, pageSize }: DeltaRequest<Item, View>,
): Answer {
  const token = asked.query.get('$skiptoken') ?? asked.query.get('$deltatoken')
  const latest = items.changes.latest
  let state: DeltaState<View>
  if (token === null) {
    const view = readView()
    if (isAnswer(view)) return view
    state = { view, cursor: latest, since: null, next: 0, slots: items.slots, isEmpty: false }
  } else {
    const read = readToken(token) as DeltaState<View> | undefined
    if (!read) return graphError(400, 'badRequest', 'Badly formed token.')
    state = asked.query.has('$deltatoken') ? { ...read, cursor: latest, since: read.cursor, next: 0 } : read
  }
  const preferred = /odata\.maxpagesize=(\d+)/.exec(String(asked.headers['prefer'] ?? ''))?.[1]
  const size = Math.min(Number(preferred ?? pageSize) || pageSize, 1_000)
  const { view, since } = state
  const changes = since === null ? null : items.changes.since(since)
  // A link in the middle of a full round dies with the history as well.
  if (changes === undefined || (token !== null && !items.changes.since(state.cursor))) return syncStateNotFound()
  const changed = changes && [...new Set(changes.map(({ id }) => id))]
  const end = changed ? changed.length : state.slots
  const rows: object[] = []
  let at = state.next
  if (!state.isEmpty)
    for (; at < end && rows.length < size; at += 1) {
      // Newest first in a full round.
      const item = changed ? items.find(changed[at]!) : items.at(end - 1 - at)
      if (item) rows.push(...write(item, view, changed !== null))
      else if (changed) rows.push(...writeRemoved(changed[at]!, view))
    }
  const isLast = !state.isEmpty && at >= end
  const isFirstPage = state.next === 0 && !state.isEmpty && since === null
  const here = `http://${asked.headers.host}${asked.path}`
  const following: DeltaState<View> = { ...state, next: at, isEmpty: isFirstPage }
  return {
    status: 200,
    items: 'value',
    headers: preferred ? { 'preference-applied': `odata.maxpagesize=${preferred}` } : {},
    body: {
      '@odata.context': `${here.replace(/\/me\/.*/, '')}/$metadata#Collection`,
      ...(isLast
        ? { '@odata.deltaLink': `${here}?$deltatoken=${writeToken({ ...state, next: 0, isEmpty: false })}` }
        : { '@odata.nextLink': `${here}?$skiptoken=${writeToken({ ...following })}` }),
      value: rows,
    },
  }
}

const isAnswer = (value: object): value is Answer => 'status' in value && 'body' in value

export const removedRow = (id: string): object => ({ '@removed': { reason: 'deleted' }, id })
