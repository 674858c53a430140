import type { PlugIn, ReplyForm } from './plug-in.ts'

/** Aborted when nobody listens any more: what is waited for need not come. */
export interface Listening {
  signal: AbortSignal
}

/** Answered as server-sent events while the client listens; `reply` is the data of one event. Asked for with GET. */
export const stream: PlugIn<Listening> & { reply: ReplyForm & { as: 'events' } } = {
  name: 'stream',
  reply: { as: 'events', type: 'text/event-stream' },
  openApi: { note: "Each event's data is JSON of this shape" },
}
