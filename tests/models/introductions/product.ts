import { connectorKey } from '@wellmet/introductions/connector-rules/connector-keys.ts'
import { keepRules } from '@wellmet/introductions/connector-rules/keep-rules.ts'
import { answerRequest } from '@wellmet/introductions/requests/answer-request.ts'
import { askAtItsTime } from '@wellmet/introductions/requests/ask-at-its-time.ts'
import { moveRequest } from '@wellmet/introductions/requests/move-request.ts'
import { noteTargetAsked } from '@wellmet/introductions/requests/note-target-asked.ts'
import { noticeSilence } from '@wellmet/introductions/requests/notice-silence.ts'
import { personKeys } from '@wellmet/network/people/person-keys.ts'
import { Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { Refused } from '../../world/client.ts'
import { bring, connections } from '../../world/imports.ts'
import { message } from '../../world/introductions.ts'
import { join } from '../../world/team.ts'
import type { Somebody, World } from '../../world/world.ts'
import { day, keptOf, type Ending, type Model } from './model.ts'
import { askers, connectors, type Limits, type Step } from './steps.ts'

const slugOf = (connector: number): string => `connector-${connector}`

/** A member with a key, which lasts for as long as any history: a session ends after a year. */
export type Asker = Pick<Somebody, 'user' | 'workspace'> & { key: string }

/** A team whose members all know the same people, two for each history. */
export async function openTeam(world: World, histories: number): Promise<Asker[]> {
  const team = [await world.signUp('Asker 0')]
  while (team.length < askers) team.push(await join(world, team[0]!, 'member', `Asker ${team.length}`))
  const people = Array.from({ length: histories * connectors }, (_, i) => {
    const slug = slugOf(i)
    return `Connector,No${i},https://www.linkedin.com/in/${slug},${slug}@example.com,Kade,Analyst,08 Feb 2024`
  })
  const scopes = ['dashboard:write', 'network:read']
  const withKeys: Asker[] = []
  for (const who of team) {
    await bring(world, who, 'Connections.csv', connections(people))
    const { secret } = await world.as(who).apiKeys.create({ body: { name: 'Model', scopes } })
    withKeys.push({ user: who.user, workspace: who.workspace, key: secret })
  }
  return withKeys
}

/** The product, taking the same steps as the model: over HTTP what users do, by the verbs what mail and time do. */
export class Product {
  readonly ids: string[] = []
  readonly #world: World
  readonly #team: readonly Asker[]
  readonly #contacts: readonly string[]
  readonly #history: number

  constructor(world: World, team: readonly Asker[], contacts: readonly string[], history: number) {
    this.#world = world
    this.#team = team
    this.#contacts = contacts
    this.#history = history
  }

  async take(step: Step, model: Model): Promise<Ending> {
    try {
      return await this.#take(step, model)
    } catch (error) {
      const status = error instanceof Refused || error instanceof Problem ? error.status : 500
      if (status !== 409 && status !== 422) throw error
      return 'refused'
    }
  }

  async #take(step: Step, model: Model): Promise<Ending> {
    if (step.do === 'create') return this.#create(step)
    if (step.do === 'wait') return this.#wait(step.days)
    if (step.do === 'rule') return this.#rule(step.connector, step.limits)
    if (this.ids.length === 0) return 'nothing'
    const id = this.ids[step.of % this.ids.length]!
    const { services } = this.#world
    switch (step.do) {
      case 'move': {
        const { asker } = model.at(step.of)!
        const scheduledFor = typeof step.inDays === 'number' ? this.#time(step.inDays) : step.inDays
        const body = { status: step.status, ...(scheduledFor === undefined ? {} : { scheduledFor }) }
        const { joined } = await this.#world.as(this.#team[asker]!).requests.update({ params: { id }, body })
        return joined ? 'joined' : 'done'
      }
      case 'answer':
        await this.#asSystem((tx) => answerRequest(tx, services, id, answers[step.answer]))
        return 'done'
      case 'ask target':
        await this.#asSystem((tx) => noteTargetAsked(tx, services, id))
        return 'done'
      case 'target says':
    }
    await this.#asSystem((tx) => moveRequest(tx, services, id, { to: step.status, by: 'target', kind: step.status }))
    return 'done'
  }

  async #create({ asker, connector, target, status, inDays }: Extract<Step, { do: 'create' }>): Promise<Ending> {
    const made = await this.#world.as(this.#team[asker]!).requests.create({
      body: {
        target: { name: `Target ${this.#history}-${target}`, company: `Lumen ${this.#history}-${target}` },
        connector: { personId: this.#contacts[this.#connector(connector)]! },
        message,
        status,
        ...(inDays === null ? {} : { scheduledFor: this.#time(inDays) }),
      },
    })
    if (made.isMine) this.ids.push(made.id)
    return made.joined ? 'joined' : 'done'
  }

  #connector(connector: number): number {
    return this.#history * connectors + connector
  }

  #time(inDays: number): string {
    return new Date(this.#world.services.now().getTime() + (inDays + 0.3) * day).toISOString()
  }

  async #rule(connector: number, limits: Limits): Promise<Ending> {
    const { services } = this.#world
    const { noGo, ...kept } = keptOf(limits, services.now())
    const workspaceId = this.#team[0]!.workspace!.id
    const slug = slugOf(this.#connector(connector))
    const [person] = personKeys(services.config.SECRET).of({ linkedinSlug: slug, emails: [], phones: [] })
    const key = connectorKey(services, workspaceId, { person: person! })
    const noGoCompanies = noGo === null ? [] : [`Lumen ${this.#history}-${noGo}`]
    const rules = { ...kept, noGoCompanies, noGoPeople: [], tellsOutcomes: true }
    await this.#asSystem((tx) => keepRules(tx, services, { workspaceId, connectorKey: key, userId: null }, rules))
    return 'done'
  }

  async #wait(days: number): Promise<Ending> {
    const { clock, services } = this.#world
    clock.shiftMs += days * day
    for (const id of this.ids) {
      await this.#asSystem((tx) => askAtItsTime(tx, services, id))
      for (let i = 0; i < 3; i++) await this.#asSystem((tx) => noticeSilence(tx, services, id))
    }
    return 'done'
  }

  #asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#world.services.database.system.asSystem(work)
  }

  /** What is to be the same in both, as the database has it. */
  async facts(): Promise<Facts[]> {
    const { rows } = await this.#world.superuser.query<Facts & { id: string }>(
      `select r.id, r.raw_status as raw, r.answered_with as "answeredWith", r.reminders, r.scheduled_for::date::text as scheduled,
         array(select o.kind from introductions.outcomes o where o.request_id = r.id order by 1) as outcomes,
         array(select u.name from introductions.joined j join account.users u on u.id = j.user_id where j.request_id = r.id order by 1) as joined
       from introductions.requests r where r.id = any($1)`,
      [this.ids],
    )
    const found = new Map(rows.map(({ id, ...facts }) => [id, facts]))
    return this.ids.map((id) => found.get(id)!)
  }
}

const answers = {
  introduce: { answer: 'accept', with: 'introduce' },
  ask_target: { answer: 'accept', with: 'ask_target' },
  name_drop: { answer: 'name_drop' },
  decline: { answer: 'decline', reason: 'other' },
  later: { answer: 'later' },
} as const

export interface Facts {
  raw: string
  answeredWith: string | null
  reminders: number
  scheduled: string | null
  outcomes: string[]
  joined: string[]
}

export const factsOf = (model: Model): Facts[] =>
  model.requests.map(({ state, outcomes, joinedBy }) => ({
    raw: state.raw,
    answeredWith: state.answeredWith,
    reminders: state.reminders,
    scheduled: state.scheduledFor?.toISOString().slice(0, 10) ?? null,
    outcomes: [...outcomes].toSorted(),
    joined: [...joinedBy].map((asker) => `Asker ${asker}`).toSorted(),
  }))
