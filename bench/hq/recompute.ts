import type pg from 'pg'

type Row = Record<string, string | number | Date | null>

interface Share {
  happened: number
  n: number
  waiting: number
}
export interface Recomputed {
  shares: Record<string, Share>
  counts: Record<string, number>
  /** Median hours to an answer by Kaplan–Meier, in whole hours; null if the curve does not reach a half. */
  answerTime: number | null
  /** Median days between stages. */
  velocity: Record<string, number | null>
}

const day = 86_400_000
const hour = 3_600_000

const rank: Record<string, number> = {
  connector_accepted: 1,
  intro_sent: 2,
  target_replied: 3,
  meeting_booked: 4,
  converted: 4,
}
const steps = ['ask_to_yes', 'yes_to_intro', 'intro_to_reply', 'reply_to_meeting'] as const

/** The figures of the operator's room once more, from the rows themselves and without its views and statements. */
export async function recompute(superuser: Pick<pg.Pool, 'query'>, now: Date, days: number): Promise<Recomputed> {
  const rowsOf = async (table: string) => (await superuser.query<Row>(`select * from ${table}`)).rows
  const requests = (await rowsOf('introductions.requests')).filter(({ asked_at: at }) => at !== null)
  const outcomes = await rowsOf('introductions.outcomes')
  const first = new Date(now.getTime() - days * day).toISOString().slice(0, 10)
  const isRecent = (at: number): boolean => new Date(at).toISOString().slice(0, 10) >= first
  const time = (value: Row[string] | undefined): number => (value as Date).getTime()

  const shares: Record<string, Share> = Object.fromEntries(
    steps.map((step) => [step, { happened: 0, n: 0, waiting: 0 }]),
  )
  const waits: { hours: number; ended: boolean }[] = []
  const between: Record<string, number[]> = { draft_to_ask: [], ...Object.fromEntries(steps.map((step) => [step, []])) }
  for (const request of requests) {
    const asked = time(request['asked_at'])
    const own = outcomes.filter((o) => o['request_id'] === request['id'] && time(o['at']) >= asked)
    const has = (...kinds: string[]) => own.some(({ kind }) => kinds.includes(kind as string))
    const reached = [1, 2, 3, 4].map((least) => {
      const times = own.filter(({ kind }) => (rank[kind as string] ?? 0) >= least).map(({ at }) => time(at))
      return times.length > 0 ? Math.min(...times) : null
    })
    const isOver = ['declined', 'cancelled'].includes(request['stage'] as string)
    const ends = [
      isOver || has('connector_declined', 'connector_silent'),
      isOver,
      isOver || has('target_silent', 'no_interest'),
      isOver || has('target_silent', 'no_interest'),
    ]
    const times: (number | null)[] = [asked, ...reached]
    steps.forEach((step, at) => {
      const began = times[at]
      if (began === null || began === undefined || !isRecent(began)) return
      const share = shares[step]!
      if (times[at + 1] !== null) {
        share.happened += 1
        share.n += 1
      } else if (ends[at]) share.n += 1
      else share.waiting += 1
    })
    const all: [string, number | null, number | null][] = [
      ['draft_to_ask', time(request['created_at']), asked],
      ...steps.map((step, at): [string, number | null, number | null] => [step, times[at]!, times[at + 1]!]),
    ]
    for (const [step, from, to] of all)
      if (from !== null && to !== null && isRecent(to))
        between[step]!.push(Math.max(0, Math.floor((to - from) / hour)) / 24)
    if (request['asked_elsewhere'] !== null || !isRecent(asked)) continue
    const answers = own
      .filter(({ kind }) => kind === 'connector_accepted' || kind === 'connector_declined')
      .map(({ at }) => time(at))
    const settled = request['settled_at'] === null ? now.getTime() : time(request['settled_at'])
    const until = answers.length > 0 ? Math.min(...answers) : settled
    waits.push({ hours: Math.max(0, Math.floor((until - asked) / hour)), ended: answers.length > 0 })
  }
  return {
    shares,
    counts: { active_7: active(7), active_30: active(30), asks_over_limit: await overLimit() },
    answerTime: kaplanMeierMedian(waits),
    velocity: Object.fromEntries(Object.entries(between).map(([step, values]) => [step, median(values)])),
  }

  function active(length: number): number {
    const since = now.getTime() - length * day
    const isIn = (at: number): boolean => at > since && at <= now.getTime()
    const people = new Set<unknown>()
    for (const request of requests) {
      const asked = time(request['asked_at'])
      if (isIn(asked)) people.add(request['user_id'])
      const answers = outcomes
        .filter((o) => o['request_id'] === request['id'] && time(o['at']) >= asked)
        .filter(({ kind }) => kind === 'connector_accepted' || kind === 'connector_declined')
        .map(({ at }) => time(at))
      if (request['connector_user'] !== null && answers.length > 0 && isIn(Math.min(...answers)))
        people.add(request['connector_user'])
    }
    return people.size
  }

  async function overLimit(): Promise<number> {
    const rules = await rowsOf('introductions.connector_rules')
    const asks = requests.filter((request) => request['asked_elsewhere'] === null)
    return asks.filter((ask) => {
      const at = time(ask['asked_at'])
      if (!isRecent(at)) return false
      const sameConnector = (row: Row) =>
        row['workspace_id'] === ask['workspace_id'] && row['connector_key'] === ask['connector_key']
      const [rule] = rules.filter(sameConnector).toSorted((a, b) => time(b['changed_at']) - time(a['changed_at']))
      const before = asks.filter(
        (other) => sameConnector(other) && time(other['asked_at']) < at && time(other['asked_at']) > at - 30 * day,
      )
      return before.length >= Number(rule?.['asks_a_month'] ?? 5)
    }).length
  }
}

function kaplanMeierMedian(waits: readonly { hours: number; ended: boolean }[]): number | null {
  let staying = 1
  for (const at of [...new Set(waits.map(({ hours }) => hours))].toSorted((a, b) => a - b)) {
    const risk = waits.filter(({ hours }) => hours >= at).length
    staying *= 1 - waits.filter(({ hours, ended }) => hours === at && ended).length / risk
    if (staying <= 0.5 + 1e-9) return at
  }
  return null
}

function median(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? null
}
