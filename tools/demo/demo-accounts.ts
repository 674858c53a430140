import type { GhostSettings } from '@wellmet/connections/ghost/ghost.contract.ts'
import type { ContentDocument } from '@wellmet/growth/content/content.contract.ts'
import type { PostDraft, PostingConnection } from '@wellmet/growth/posting/posting.contract.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { demoOutsiders } from '../../database/seed/demo-outsiders.ts'
import { personCalled } from '../../database/seed/demo-people.ts'
import { demoTeam } from '../../database/seed/demo-team.ts'
import { startSlack } from '../stand-ins/chat/slack.ts'
import { startTelegramBot } from '../stand-ins/chat/telegram.ts'
import { makeUpHelpdesk, type MadeUpHelpdesk } from '../stand-ins/helpdesk/made-up-tickets.ts'
import { startGhost, type Ghost } from '../stand-ins/ghost/ghost.ts'
import { startLuma, type LumaEvent, type LumaGuest } from '../stand-ins/luma/luma.ts'
import { startMailchimp } from '../stand-ins/mailchimp/mailchimp.ts'
import { startProvider } from '../stand-ins/providers.ts'
import { clickThrough } from '../stand-ins/sign-in/click-through.ts'
import { suiteSettings } from '../stand-ins/suite-settings.ts'
import type { DemoSession } from './demo-session.ts'
import type { PastProduct } from './past-product.ts'

export interface DemoAccounts {
  /** What the product is told of them. */
  settings: Record<string, string>
  lumaKey: string
  /** Ana connects her calendar of events, the helpdesk and the newsletter, and all of it is read. */
  connect(past: PastProduct, ana: DemoSession): Promise<void>
  close(): Promise<void>
}

const [{ email, name }] = demoTeam

/**
 * Luma, Ghost, Zendesk, Mailchimp, Slack and Telegram, made up. Tokens live as long as the demo runs, so the helpdesk and the newsletter ask to be
 * connected again the next time, and what was read stays.
 */
export async function startDemoAccounts(publicUrl: string, today: Date): Promise<DemoAccounts> {
  const redirectUris = [`${publicUrl}/auth/callback`]
  const luma = await startLuma()
  luma.events.push(...demoGatherings(today))
  const ghost = await startGhost()
  addDemoPosts(ghost, today)
  const zendesk = await startProvider('zendesk', {
    accounts: [{ email, name }],
    redirectUris,
    helpdesk: demoHelpdesk(today),
  })
  // Google alone names itself in its answers.
  zendesk.signIn.tamper = { iss: null }
  const mailchimp = await startMailchimp({ email, name, redirectUris })
  mailchimp.set(emailOf('Sanne Hoekstra'), 'subscribed', addDays(today, -60))
  mailchimp.set(emailOf('Beth Fairbairn'), 'unsubscribed', addDays(today, -6))
  const slack = await startSlack({ redirectUris })
  Object.assign(slack.user, { name })
  slack.channels.push({ id: 'C0001', name: 'introductions' }, { id: 'C0002', name: 'partners', isPrivate: true })
  const telegram = await startTelegramBot()

  const signIn = async (ana: DemoSession, provider: 'zendesk' | 'mailchimp') => {
    const path = `/api/integrations/${provider}`
    const { url } = await ana.ask<{ url: string }>('POST', `${path}/connect`)
    await ana.ask('GET', `${path}/callback${(await clickThrough(url)).search}`)
  }
  return {
    lumaKey: luma.apiKey,
    settings: {
      LUMA_API_URL: luma.url,
      PRIVATE_ACCOUNT_HOSTS: new URL(ghost.url).host,
      ...suiteSettings(zendesk),
      MAILCHIMP_CLIENT_ID: mailchimp.signIn.clientId,
      MAILCHIMP_CLIENT_SECRET: mailchimp.signIn.clientSecret,
      MAILCHIMP_SIGN_IN_URL: mailchimp.signIn.url,
      MAILCHIMP_API_URL: mailchimp.url,
      ...slack.settings,
      ...telegram.settings,
    },
    async connect(past, ana) {
      await ana.ask('POST', '/api/connections/accounts', { provider: 'luma', access: { apiKey: luma.apiKey } })
      const access = { url: ghost.url, adminKey: ghost.adminKey }
      const { accountId } = await ana.ask<GhostSettings>('POST', '/api/ghost/settings', { access })
      await postPages(ana, { kind: 'ghost', accountId })
      await signIn(ana, 'zendesk')
      await signIn(ana, 'mailchimp')
      await past.work()
      await ana.ask('POST', '/api/integrations/mailchimp/sync-contacts')
      await past.work()
      await ana.ask('POST', '/api/integrations/mailchimp/sync')
    },
    close: () =>
      Promise.all([luma, ghost, zendesk, mailchimp, slack, telegram].map((one) => one.close())).then(() => {}),
  }
}

/** One is there as a draft; another waits for an admin. */
async function postPages(ana: DemoSession, site: { kind: 'ghost'; accountId: string | null }): Promise<void> {
  const { places } = await ana.ask<PostingConnection>('POST', '/api/campaign3/connect', site)
  const { items } = await ana.ask<{ items: ContentDocument[] }>('GET', '/api/cms/documents')
  const published = items.filter(({ url }) => url !== null)
  for (const [at, { id: documentId }] of published.slice(0, 2).entries()) {
    await ana.ask('PUT', '/api/campaign3/settings', { needsApproval: at > 0, ghostState: 'draft' })
    const placeIds = places.map(({ id }) => id)
    const drafts = await ana.ask<{ items: PostDraft[] }>('POST', '/api/campaign3/drafts', { documentId, placeIds })
    const posts = drafts.items.map(({ placeId, title, text }) => ({ placeId, title, text }))
    await ana.ask('POST', '/api/campaign3/cross-post', { documentId, posts })
  }
}

function addDemoPosts(ghost: Ghost, today: Date): void {
  const posts = [
    { title: 'What we learned from a year of warm introductions', status: 'published' as const, days: 41 },
    { title: 'Whom to thank after a meeting, and when', status: 'published' as const, days: 12 },
    { title: 'Notes for the autumn newsletter', status: 'draft' as const, days: 2 },
  ]
  for (const { title, status, days } of posts) {
    const at = addDays(today, -days)
    ghost.addPost({ title, status, updatedAt: at, publishedAt: status === 'published' ? at : null })
  }
}

const emailOf = (called: string): string => personCalled(called).email

const hour = 3_600_000

/** One to prepare for, one small enough that two guests may have met, and one that was too large for it. */
function demoGatherings(today: Date): LumaEvent[] {
  const strangers = demoOutsiders().map(({ name: called, slug }) => ({ called, address: `${slug}@mailbox.example` }))
  const known = (names: readonly string[]) => names.map((called) => ({ called, address: emailOf(called) }))
  const event = (
    id: string,
    title: string,
    days: number,
    people: readonly { called: string; address: string }[],
    more: (number: number) => Partial<LumaGuest> = () => ({}),
  ): LumaEvent => {
    const startsAt = new Date(addDays(today, days).setUTCHours(17, 0, 0, 0))
    return {
      id: `evt-${id}`,
      name: title,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3 * hour),
      guests: people.map(({ called, address }, number) => ({
        id: `gst-${id}-${number}`,
        name: called,
        email: address,
        status: 'approved',
        checkedInAt: days < 0 && number % 5 !== 4 ? new Date(startsAt.getTime() + number * 60_000) : null,
        ...more(number),
      })),
    }
  }
  return [
    event('harbour-dinner', 'Harbour dinner in Lisbon', 12, [...known(dinner), ...strangers.slice(0, 14)], (number) =>
      number % 9 === 8 ? { status: 'declined' } : number % 7 === 6 ? { status: 'waitlist' } : {},
    ),
    event('carriers-breakfast', 'Breakfast with carriers', -34, [...known(breakfast), ...strangers.slice(14, 20)]),
    event('open-house', 'Open house at the port', -130, [...known([...dinner, ...breakfast]), ...strangers, ...crowd]),
  ]
}

const dinner = [
  'Maya Kowalski-Reed',
  'Duarte Ramalho',
  'Emeka Balogun',
  'Luísa Pacheco',
  'Emre Şahin',
  'Pieter Mokoena',
  'Yuting Guo',
  'Hamish Pryce',
]
const breakfast = ['Lukas Brandstätter', 'Katharina Reuter', 'Zeynep Korkmaz', 'Simone Boudreaux', 'Deniz Yıldırım']
const crowd = Array.from({ length: 30 }, (_, number) => ({
  called: `Visitor ${number + 1}`,
  address: `visitor-${number + 1}@mailbox.example`,
}))

/** Some wait, some were answered, and one is of nobody’s company. */
function demoHelpdesk(today: Date): MadeUpHelpdesk {
  const helpdesk = makeUpHelpdesk()
  for (const { who, address, subject, status, daysAgo } of tickets) {
    const person = address ? null : personCalled(who)
    const at = addDays(today, -daysAgo)
    helpdesk.open({
      name: who,
      email: address ?? person!.email,
      ...(person ? { company: person.company.name, domain: person.company.domain } : {}),
      subject,
      status,
      createdAt: at,
      updatedAt: at,
    })
  }
  return helpdesk
}

interface DemoTicket {
  who: string
  /** Of somebody outside the network. */
  address?: string
  subject: string
  status: 'new' | 'open' | 'pending' | 'hold' | 'solved'
  daysAgo: number
}

const tickets: readonly DemoTicket[] = [
  { who: 'Svenja Hoffmann', subject: 'Statement of March has two totals', status: 'solved', daysAgo: 190 },
  { who: 'Tyrell Yamada', subject: 'A terminal is missing', status: 'solved', daysAgo: 120 },
  { who: 'Rohan Raghunathan', subject: 'Customs code is rejected', status: 'hold', daysAgo: 41 },
  { who: 'Tyrell Yamada', subject: 'Fees of Mombasa look doubled', status: 'pending', daysAgo: 17 },
  { who: 'Sanne Hoekstra', subject: 'Two users share an address', status: 'open', daysAgo: 9 },
  {
    who: 'Oda Renning',
    address: 'oda.renning@mailbox.example',
    subject: 'How do I sign up?',
    status: 'open',
    daysAgo: 3,
  },
  { who: 'Efua Adjei', subject: 'Cannot export the month', status: 'new', daysAgo: 1 },
]
