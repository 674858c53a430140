import { connectorKey } from '@wellmet/introductions/connector-rules/connector-keys.ts'
import { saveConnectorRules } from '@wellmet/introductions/connector-rules/save-connector-rules.ts'
import { deleteCachedAnswersJob } from '@wellmet/introductions/outcomes/outcomes.jobs.ts'
import { mailboxKey } from '@wellmet/introductions/proven-addresses/address-keys.ts'
import { replyAsGuest } from '@wellmet/introductions/guest-pages/reply-as-guest.ts'
import { saveConsent } from '@wellmet/introductions/guest-pages/save-consent.ts'
import type { GuestReply } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import { showAskPage, showConsentPage } from '@wellmet/introductions/guest-pages/show-guest-pages.ts'
import { recordOutcome } from '@wellmet/introductions/outcomes/record-outcome.ts'
import { changeRequest } from '@wellmet/introductions/requests/change-request.ts'
import { requestIntroduction } from '@wellmet/introductions/requests/request-introduction.ts'
import { catchUpJob } from '@wellmet/introductions/scheduling/scheduling.jobs.ts'
import { tryNextPath } from '@wellmet/introductions/requests/try-next-path.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { Problem } from '@wellmet/platform/contract/problem.ts'
import { parkLostMails } from '@wellmet/platform/mail/mail.jobs.ts'
import { reconcileMails } from '@wellmet/platform/mail/reconcile-mails.ts'
import { resendMail } from '@wellmet/platform/mail/resend-mail.ts'
import { settleAsSent } from '@wellmet/platform/mail/settle-mail.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { newSecret } from '@wellmet/platform/values/secret.ts'
import type { Ending, Model } from './model.ts'
import { knowsAddress } from './modelled-queue.ts'
import { workAll, workFor } from './product-worker.ts'
import { wordsIn, type Read } from './read-product.ts'
import type { Membership } from './membership.ts'
import { keptOf } from './state.ts'
import type { Limits, Step } from './steps.ts'
import { dateOf, day, hour, inDaysFrom, later, second } from './times.ts'

const text = (words: number): string =>
  `I build tools for harbours.\n\nCould we talk for twenty minutes on Tuesday? (words ${words})`

/** The product, taking the same steps as the model: its verbs, its jobs, PostgreSQL and a mail server. */
export class Product {
  readonly ids: string[] = []
  readonly #membership: Membership
  #mails: Read['mails'] = []

  constructor(membership: Membership) {
    this.#membership = membership
  }

  async take(step: Step, model: Model): Promise<Ending> {
    const { clock } = this.#membership
    clock.now = later(clock.now, second)
    try {
      return await this.#take(step, model)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (error.code === 'link_not_valid') return 'not valid'
      if (error.status !== 409 && error.status !== 422) throw error
      return 'refused'
    }
  }

  async read(): Promise<Read> {
    const read = await this.#membership.read(this.ids)
    this.#mails = read.mails
    return read
  }

  async #take(step: Step, model: Model): Promise<Ending> {
    const { clock, services } = this.#membership
    switch (step.do) {
      case 'create':
        return this.#create(step, model.state.wordings)
      case 'edit': {
        const change = { message: text(model.state.wordings), blind: step.blind }
        await changeRequest(this.#asker(step, model), this.#id(step, model), change)
        return 'done'
      }
      case 'move': {
        const { inDays, status } = step
        const scheduledFor = typeof inDays === 'number' ? inDaysFrom(clock.now, inDays).toISOString() : inDays
        const change = { status, ...(scheduledFor === undefined ? {} : { scheduledFor }) }
        const { joined } = await changeRequest(this.#asker(step, model), this.#id(step, model), change)
        return joined ? 'joined' : 'done'
      }
      case 'record':
        await recordOutcome(this.#asker(step, model), { requestId: this.#id(step, model), outcome: step.outcome })
        return 'done'
      case 'next path':
        await tryNextPath(this.#asker(step, model), this.#id(step, model))
        return 'done'
      case 'rule':
        return this.#rule(step.connector, step.limits)
      case 'connector says':
        await replyAsGuest(this.#membership.nobody, this.#token(step, model), this.#answer(step, model))
        return 'done'
      case 'target says':
        await saveConsent(this.#membership.nobody, this.#token(step, model), step.says)
        return 'done'
      case 'forge':
        await this.#look(forged(this.#token(step, model), step.how), step.page)
        return 'done'
      case 'wait':
        return this.#wait(step.hours, step.worked)
      case 'work':
        this.#membership.mailServer.mood = step.mood
        return workAll(this.#membership, step.mood, step.dies)
      case 'reconcile':
        await this.#byTheClock(parkLostMails.name)
        await reconcileMails(services, async (messageId) => this.#membership.mailServer.arrived.has(messageId))
        return 'done'
      case 'decide':
        return this.#decide()
      case 'catch up':
    }
    await this.#byTheClock(catchUpJob.name)
    return 'done'
  }

  #id(step: Extract<Step, { of: number }>, model: Model): string {
    return this.ids[model.numberFor(step)]!
  }

  #asker(step: Extract<Step, { of: number }>, model: Model) {
    return this.#membership.askers[model.at(step).asker]!
  }

  async #create(step: Extract<Step, { do: 'create' }>, words: number): Promise<Ending> {
    const { asker, connector, target, status, inDays, blind } = step
    const { clock, askers, contacts, targets } = this.#membership
    const { name, company, email } = targets[target]!
    const made = await requestIntroduction(askers[asker]!, {
      target: { name, company, ...(knowsAddress(target) ? { email } : {}) },
      connector: { personId: contacts[connector]!.id },
      message: text(words),
      blind,
      status,
      ...(inDays === null ? {} : { scheduledFor: inDaysFrom(clock.now, inDays).toISOString() }),
    })
    if (made.isMine) this.ids.push(made.id)
    return made.joined ? 'joined' : 'done'
  }

  async #rule(connector: number, limits: Limits): Promise<Ending> {
    const { services, client, clock, workspaceId, contacts, targets } = this.#membership
    const { noGo, ...kept } = keptOf(limits, clock.now)
    const handles = { linkedinSlug: contacts[connector]!.slug, emails: [], phones: [] }
    const [person] = personKeys(services).of(handles)
    const key = connectorKey(services, workspaceId, { person: person! })
    const mailbox = mailboxKey(services, `${contacts[connector]!.slug}@example.com`)
    const rules = { ...kept, noGoCompanies: noGo === null ? [] : [targets[noGo]!.company], noGoPeople: [] }
    await services.database.system.asSystem((tx) =>
      saveConnectorRules(tx, services, { workspaceId, connectorKey: key, mailboxKey: mailbox, userId: null }, rules),
    )
    // The model knows no cached answers.
    await client.query(withoutCacheJobs)
    return 'done'
  }

  /** As it stands in the mail that the model says was got. */
  #token(step: Extract<Step, { link: number }>, model: Model): string {
    return tokenIn(this.#mails[model.state.links[model.linkFor(step)!]!.mail]!.body)
  }

  #answer(step: Extract<Step, { do: 'connector says' }>, model: Model): GuestReply {
    const { clock, targets } = this.#membership
    const words = step.edits ? { text: text(model.state.wordings) } : {}
    switch (step.says) {
      case 'forward':
      case 'name_drop':
        return { reply: 'accept', how: step.says, ...words }
      case 'ask_target': {
        const link = model.state.links[model.linkFor(step)!]!
        const targetEmail = targets[model.state.requests[link.of]!.target]!.given
        return { reply: 'accept', how: 'ask_target', ...words, ...(step.gives ? { targetEmail } : {}) }
      }
      case 'decline':
        return { reply: 'decline', reason: 'other' }
      case 'later':
        return { reply: 'later', until: dateOf(clock.now.getTime() + step.inDays * day) }
      case 'sent':
    }
    return { reply: 'sent' }
  }

  async #wait(hours: number, worked: boolean): Promise<Ending> {
    const { clock, mailServer } = this.#membership
    const until = later(clock.now, hours * hour)
    mailServer.mood = 'takes'
    for (let at: Date | null = worked ? clock.now : null; at; at = await this.#membership.nextMoment(until)) {
      clock.now = at
      await workAll(this.#membership, 'takes', null)
    }
    if (clock.now < until) clock.now = until
    return 'done'
  }

  #byTheClock(name: string): Promise<void> {
    return workFor(name).run(this.#membership.services, {}, { jobId: newId(), number: 1, last: false })
  }

  async #decide(): Promise<Ending> {
    const { services, mailServer } = this.#membership
    for (const { id, messageId, status } of this.#mails)
      if (status === 'parked')
        await services.database.system.asSystem(async (tx) => {
          if (mailServer.arrived.has(messageId)) await settleAsSent(tx, services, id, 'Found in the mailbox.')
          else await resendMail(tx, services, id)
        })
    return 'done'
  }

  /** What links show, in the words of the model; all in one transaction. */
  pages(links: readonly { mail: number; page: 'ask' | 'consent' }[]): Promise<string[]> {
    return this.#membership.nobody.db.asSystem(async () => {
      const shown: string[] = []
      for (const { mail, page } of links) shown.push(await this.#page(tokenIn(this.#mails[mail]!.body), page))
      return shown
    })
  }

  async #page(token: string, page: 'ask' | 'consent'): Promise<string> {
    try {
      return await this.#look(token, page)
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'link_not_valid') throw error
      return 'not valid'
    }
  }

  async #look(token: string, page: 'ask' | 'consent'): Promise<string> {
    const { nobody } = this.#membership
    if (page === 'ask') {
      const shown = await showAskPage(nobody, token)
      return `ask ${shown.state}, words ${wordsIn(shown.text)}`
    }
    const shown = await showConsentPage(nobody, token)
    return `consent ${shown.state}, words ${wordsIn(shown.text)}${shown.asker ? ' of the asker' : ''}`
  }
}

const withoutCacheJobs = `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
  where t.id = j.task_id and t.identifier = '${deleteCachedAnswersJob.name}'`

const tokenIn = (body: string): string => body.match(/\/guest\/(?:asks|consents)\/([\w-]{43})/)![1]!

function forged(token: string, how: 'cut' | 'changed' | 'invented'): string {
  if (how === 'cut') return token.slice(0, 20)
  return how === 'changed' ? `${token[0] === 'x' ? 'y' : 'x'}${token.slice(1)}` : newSecret()
}
