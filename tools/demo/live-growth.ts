import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sitesMessages } from '@wellmet/growth/sites/sites.messages.ts'
import type { ThankYous } from '@wellmet/growth/thank-yous/thank-yous.contract.ts'
import { closeDayJob } from '@wellmet/growth/tracking/tracking.jobs.ts'
import { demoLeads, demoPitch, demoSite, demoTriggers, type DemoLead } from '../../database/seed/demo-leads.ts'
import type { Moments } from '../../database/seed/demo-moments.ts'
import { randomFor } from '../../database/seed/random.ts'
import type { DemoEvent } from './demo-events.ts'
import type { LivingTeam } from './living-team.ts'
import type { PastProduct } from './past-product.ts'

const siteDaysAgo = 118
const playbook = 'growth.new-lead'

interface Growth {
  team: LivingTeam
  past: PastProduct
  /** Where pitch pages are. */
  publicUrl: string
  moments: Moments
}

/** Who came: visits, forms and confirmations, readers of the pitch, and what programs told of. */
export function growthEvents({ team, past, publicUrl, moments: { at } }: Growth): DemoEvent[] {
  const ana = team.session('Ana')
  const on = (daysAgo: number, name: string, run: () => Promise<unknown>): DemoEvent => ({
    name,
    at: at(daysAgo, name),
    run: async () => void (await run()),
  })
  let site = ''
  const visitor = (name: string) => pageOf(past, { site: () => site, origin: demoSite, visitor: name })
  return [
    on(siteDaysAgo, 'Ana creates the site', async () => {
      const body = { origins: [demoSite, 'https://halyard.example'], countsVisits: true }
      site = (await ana.ask<{ key: string }>('PUT', '/api/growth/site', body)).key
    }),
    ...visitDays.map((daysAgo) => on(daysAgo, `visits, ${daysAgo} days ago`, () => visit(past, () => site, daysAgo))),
    ...visitDays.map((daysAgo) =>
      on(daysAgo - 1, `the day of visits ends, ${daysAgo} days ago`, () => past.count([closeDayJob])),
    ),
    ...demoLeads.flatMap((lead) => {
      const name = `${lead.email} sends the form ${lead.kind}`
      return [
        on(lead.daysAgo, name, () => sendForm(visitor(lead.email), lead)),
        ...settle(lead).map(({ what, run }) => on(lead.daysAgo - 1, `${name}: ${what}`, () => run({ team, past }))),
      ]
    }),
    ...pitchEvents({ team, past, publicUrl, on }),
    on(16, 'Ana turns the playbook for leads on', () =>
      ana.ask('POST', '/api/orchestrator/configure', { playbookId: playbook, isOn: true }),
    ),
    on(3, 'Ana thanks whom she may thank', () => thank(team)),
    ...demoTriggers.map(({ daysAgo, by, what, who }) =>
      on(daysAgo, `a program tells of ${who.name}: ${what}`, () =>
        team.session(by).ask('POST', `/api/gtm/trigger/${what}`, who),
      ),
    ),
  ]
}

/** Teammates alone are asked, who then agree. */
async function thank(team: LivingTeam): Promise<void> {
  const path = '/api/cms/viral-hooks'
  const { candidates } = await team.session('Ana').ask<ThankYous>('GET', path)
  for (const { requestId, connector } of candidates) {
    const [name = ''] = connector.split(' ')
    if (!team.isTeammate(name)) continue
    await team.session('Ana').ask('POST', path, { requestId })
    const { asked } = await team.session(name).ask<ThankYous>('GET', path)
    for (const { id } of asked) await team.session(name).ask('POST', `${path}/${id}/answer`, { answer: 'agree' })
  }
}

const visitDays = Array.from({ length: 14 }, (_, i) => 114 - i * 8)

type Page = ReturnType<typeof pageOf>

/** A page that sends something from somebody’s browser. */
const pageOf =
  ({ origin: api }: PastProduct, { site, origin, visitor }: { site: () => string; origin: string; visitor: string }) =>
  async (path: string, fields: object, agent = browser): Promise<void> => {
    const response = await fetch(`${api}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'text/plain',
        'user-agent': `${agent} Demo/${randomFor(visitor).int(1, 99_999)}`,
        origin,
      },
      body: JSON.stringify({ ...(site() === '' ? {} : { site: site() }), ...fields, eventId: randomUUID() }),
    })
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`)
  }

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const bot = 'Mozilla/5.0 (compatible; Examplebot/2.1; +https://bot.example)'
const pages = ['/', '/pricing', '/ports', '/about', '/blog/one-account']

/** More every time; a few that do not count, each for another reason. */
async function visit(past: PastProduct, site: () => string, daysAgo: number): Promise<void> {
  const random = randomFor(`visits ${daysAgo}`)
  const count = random.int(6, 10) + Math.floor((siteDaysAgo - daysAgo) / 6)
  const sendAs = (visitor: string, origin = demoSite) => pageOf(past, { site, origin, visitor })
  for (let n = 0; n < count; n += 1)
    await sendAs(`visitor ${daysAgo} ${Math.floor(n / 2)}`)('/api/leads/track', {
      event: 'page',
      page: random.pick(pages),
    })
  await sendAs('a program')('/api/leads/track', { event: 'page', page: '/' }, bot)
  if (random.chance(0.5))
    await sendAs('a copy', 'https://copy.example')('/api/leads/track', { event: 'page', page: '/' })
  if (random.chance(0.5))
    await sendAs('a filler')('/api/leads/track', { event: 'page', website: 'https://pills.example' })
}

const wordings = {
  contact: sitesMessages.contactWording,
  newsletter: sitesMessages.newsletterWording,
  waitlist: sitesMessages.waitlistWording,
  demo: sitesMessages.demoWording,
  pitch: () => 'You may send me your pitch.',
} satisfies Record<DemoLead['kind'], () => string>

function sendForm(send: Page, { kind, email, name, company, message, source }: DemoLead): Promise<void> {
  const said = kind === 'contact' || kind === 'demo' ? { message } : {}
  const from = kind === 'pitch' ? {} : { source }
  const agreed = { consent: 'yes', wording: wordings[kind]() }
  return send(kind === 'pitch' ? '/api/investors/submit' : `/api/leads/${kind}`, {
    email,
    name,
    company,
    ...said,
    ...from,
    ...agreed,
  })
}

type Later = { what: string; run: (world: Pick<Growth, 'team' | 'past'>) => Promise<unknown> }

/** What becomes of it on the next day. */
const settle = ({ email, answer, state, owner }: DemoLead): Later[] => [
  ...(answer ? [{ what: answer, run: ({ past }: Pick<Growth, 'past'>) => answerMail(past, email, answer) }] : []),
  ...(state
    ? [
        {
          what: `is ${state}`,
          run: async ({ team }: Pick<Growth, 'team'>) => {
            const session = team.session(owner ?? 'Ana')
            const { items } = await session.ask<{ items: { id: string; email: string }[] }>('GET', '/api/leads')
            const { id } = items.find((lead) => lead.email === email)!
            await session.ask('PATCH', `/api/leads/${id}`, { state, ownerId: session.userId })
          },
        },
      ]
    : []),
]

async function answerMail(
  { origin, mails }: PastProduct,
  email: string,
  answer: 'confirm' | 'withdraw',
): Promise<void> {
  const token = await tokenOf(mails, email)
  for (const said of answer === 'withdraw' ? ['confirm', 'withdraw'] : ['confirm']) {
    const response = await fetch(`${origin}/api/leads/confirmations/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answer: said }),
    })
    if (!response.ok) throw new Error(`The answer of ${email}: ${response.status} ${await response.text()}`)
  }
}

async function tokenOf(mails: PastProduct['mails'], email: string): Promise<string> {
  const link = /\/confirm\/([\w-]{43})/
  for (let tries = 0; tries < 400; tries += 1) {
    const found = mails.findLast(({ to, text }) => to.includes(email) && link.test(text))
    if (found) return link.exec(found.text)![1]!
    await sleep(25)
  }
  throw new Error(`Nobody asked ${email} to confirm.`)
}

type On = (daysAgo: number, name: string, run: () => Promise<unknown>) => DemoEvent

/** The page, a link for each reader, and what they opened. */
function pitchEvents({ team, past, publicUrl, on }: Omit<Growth, 'moments'> & { on: On }): DemoEvent[] {
  const { daysAgo, title, sections, readers } = demoPitch
  const ana = team.session('Ana')
  const tokens = new Map<string, string>()
  return [
    on(daysAgo, 'Ana writes the pitch page', async () => {
      await ana.ask('PUT', '/api/investors/pitch', { title, sections })
      for (const { reader } of readers) {
        const { url } = await ana.ask<{ url: string }>('POST', '/api/investors/links', { reader })
        tokens.set(reader, url.split('/').at(-1)!)
      }
    }),
    ...readers.flatMap(({ reader, reads }) =>
      reads.map((read) =>
        on(read.daysAgo, `${reader} opens the pitch, ${read.daysAgo} days ago`, async () => {
          const page = { site: () => '', origin: new URL(publicUrl).origin, visitor: reader }
          const send = (path: string, fields: object) =>
            pageOf(past, page)(`/api/investors/${path}`, { link: tokens.get(reader), ...fields })
          const isMe = read.isMe ? { isMe: 'yes' } : {}
          await send('track-page', isMe)
          if (read.isMe) await send('track-action', { action: 'this-is-me' })
          for (const section of read.sections) await send('track-event', { section, ...isMe })
          await send('end-session', {})
        }),
      ),
    ),
  ]
}
