import { asksReactions } from '@wellmet/introductions/asks/asks.reactions.ts'
import { undeliveredReactions } from '@wellmet/introductions/undelivered/undelivered.reactions.ts'
import { asksWork } from '@wellmet/introductions/asks/asks.work.ts'
import { guestPagesReactions } from '@wellmet/introductions/guest-pages/guest-pages.reactions.ts'
import { schedulingWork } from '@wellmet/introductions/scheduling/scheduling.work.ts'
import { silenceWork } from '@wellmet/introductions/silence/silence.work.ts'
import { deliveries } from '@wellmet/platform/events/event.ts'
import type { Work } from '@wellmet/platform/jobs/job.ts'
import { hourlyTriesEnd } from '@wellmet/platform/mail/mail-retry.rules.ts'
import { mailWork } from '@wellmet/platform/mail/mail.work.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type pg from 'pg'
import { tick } from './modelled-worker.ts'
import type { Mood } from './steps.ts'
import type { SaidByMail } from './read-product.ts'
import { later } from './times.ts'

/** The model knows emails and links, not notifications. */
const ofNotifications = new Set([
  'notify the teammate who is asked',
  'notify the teammate of the outcome',
  'close the notification of an ask that was answered',
])
const reactions = [...asksReactions, ...guestPagesReactions, ...undeliveredReactions].filter(
  ({ name }) => !ofNotifications.has(name),
)

/** The product’s own handlers, without the reactions that update the graph. */
const works = new Map<string, Work>(
  [deliveries(reactions), ...mailWork, ...schedulingWork, ...silenceWork, ...asksWork].map((work) => [
    work.job.name,
    work,
  ]),
)

export const workFor = (name: string): Work => {
  const work = works.get(name)
  if (!work) throw new Error(`nobody does ${name}`)
  return work
}

class Killed extends Error {}

interface Row {
  id: string
  task: string
  payload: unknown
  attempts: number
  max_attempts: number
}

const me = 'model'

/** By number and by no index of times: those are full of what is gone. */
const takeNext = `with done as (delete from graphile_worker._private_jobs where id = $3)
  update graphile_worker._private_jobs j set locked_by = '${me}', locked_at = now(), attempts = j.attempts + 1
  from graphile_worker._private_tasks t where t.id = j.task_id and j.id = (select n.id from graphile_worker._private_jobs n
    where n.is_available and n.id > $1 and n.run_at + interval '0' <= $2 order by n.run_at + interval '0', n.id limit 1)
  returning j.id::text, t.identifier as task, j.payload, j.attempts, j.max_attempts`

export interface Workplace {
  services: Services
  client: pg.Pool
  /** Jobs up to this one are of others. */
  sinceJob: string
  clock: { now: Date }
  /** By Message-ID, what was handed to the mail server: the product deletes it once the mail is settled. */
  delivered: Map<string, SaidByMail>
  /** The last worker died, and holds what it was doing. */
  hasDead: boolean
}

/**
 * One worker with the clock of the history, until nothing is due: jobs one after the other, as Graphile Worker hands
 * them out. At its `dies`-th touch it is gone, without a word to anybody.
 */
export async function workAll(place: Workplace, mood: Mood, dies: number | null): Promise<'done' | 'died'> {
  const { client, clock } = place
  if (place.hasDead) await client.query('select graphile_worker.force_unlock_workers($1)', [[me]])
  place.hasDead = false
  if (mood === 'busy for days')
    await client.query(`update platform.mails set tries = $1 where status = 'queued'`, [hourlyTriesEnd])
  let touches = 0
  const touch = () => {
    if (touches++ === dies) throw new Killed()
    clock.now = later(clock.now, tick)
  }
  const services = touching(place, touch)
  let done: string | null = null
  for (let row = await nextOf(place, done); row; row = await nextOf(place, done)) {
    try {
      const attempt = { jobId: row.id, number: row.attempts, last: row.attempts >= row.max_attempts }
      await workFor(row.task).run(services, row.payload, attempt)
      touch()
      done = row.id
    } catch (error) {
      if (!(error instanceof Killed)) throw error
      place.hasDead = true
      return 'died'
    }
  }
  return 'done'
}

/** Strikes off what is done, and takes what is due next. */
async function nextOf({ client, clock, sinceJob }: Workplace, done: string | null): Promise<Row | undefined> {
  const values = [sinceJob, clock.now, done]
  const { rows } = await client.query<Row>({ name: 'take next', text: takeNext, values })
  return rows[0]
}

/** Everything by which a worker touches the world: its transactions and the mail server. */
const touching = ({ services, delivered }: Workplace, touch: () => void): Services => ({
  ...services,
  database: {
    ...services.database,
    asViewer: (context) => {
      const db = services.database.asViewer(context)
      return {
        transaction: async (work, planning) => {
          touch()
          return db.transaction(work, planning)
        },
        reading: (work, planning) => db.reading(work, planning),
        asSystem: (work) => db.asSystem(work),
      }
    },
    system: {
      asSystem: async (work) => {
        touch()
        return services.database.system.asSystem(work)
      },
    },
  },
  mail: {
    ...services.mail,
    deliver: async (ask) => {
      touch()
      delivered.set(ask.messageId, { subject: ask.subject, body: ask.text })
      return services.mail.deliver(ask)
    },
  },
})
