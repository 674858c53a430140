import { onTestFinished } from 'vitest'
import { connectionsArea } from '@wellmet/connections/connections.area.ts'
import {
  optedInWanted,
  subscribersLeft,
  type OptedIn,
  type SubscribersLeft,
} from '@wellmet/connections/email-marketing/email-marketing.hooks.ts'
import type { Area } from '@wellmet/platform/area.ts'
import { during } from '@wellmet/platform/events/hook.ts'
import { areas } from '../../apps/areas.ts'
import { startMailchimp } from '../../tools/stand-ins/mailchimp/mailchimp.ts'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'
import { redirectUris } from './account-stage.ts'
import { worldForThisTest } from './world.ts'

/** A world with a newsletter beside it, in which these people agreed; null where no area says who did. */
export async function newsletterStage(people: OptedIn[] | null, settings = {}) {
  const mailchimp = await startMailchimp({ email: 'ana@halyard.example', name: 'Ana Lima', redirectUris })
  onTestFinished(() => mailchimp.close())
  const left: SubscribersLeft[] = []
  const product: Area[] = areas.map((area: Area) =>
    area.name === connectionsArea.name && people
      ? {
          ...area,
          hooks: [
            ...area.hooks,
            during(optedInWanted, async (_context, wanted) => {
              wanted.people.push(...people.filter(({ id }) => wanted.only === null || wanted.only === id))
            }),
            during(subscribersLeft, async (_context, gone) => void left.push(gone)),
          ],
        }
      : area,
  )
  const world = await worldForThisTest(
    {
      MAILCHIMP_CLIENT_ID: mailchimp.signIn.clientId,
      MAILCHIMP_CLIENT_SECRET: mailchimp.signIn.clientSecret,
      MAILCHIMP_SIGN_IN_URL: mailchimp.signIn.url,
      MAILCHIMP_API_URL: mailchimp.url,
      ...settings,
    },
    undefined,
    product,
  )
  const me = await world.signUp('Ana Lima')
  return { world, me, mailchimp, emailMarketing: world.as(me).emailMarketing, left }
}

/** Where the provider would send the browser back with. */
export const agreeAt = async (url: string) =>
  Object.fromEntries((await clickThrough(url)).searchParams) as { state: string }

/** Forty who were sent, some of whom confirmed or left meanwhile, for faults in between. */
export async function mailchimpFaultStage() {
  const people = Array.from({ length: 40 }, (_, i) => ({
    id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    email: `reader-${i}@else.example`,
    name: null,
    agreedAt: new Date('2026-11-01T10:00:00Z'),
  }))
  const stage = await newsletterStage(people)
  const { world, me, mailchimp, emailMarketing } = stage
  // Whoever is new is sent; what others did there before is found as it is.
  for (const [i, { email }] of people.entries())
    if (i % 4 !== 0) mailchimp.set(email, i % 4 === 1 ? 'unsubscribed' : i % 4 === 2 ? 'subscribed' : 'cleaned')
  const connect = async () => {
    const { url } = await emailMarketing.connect({})
    const account = await emailMarketing.callback({ query: await agreeAt(url) })
    await world.work()
    await emailMarketing.syncContacts({}).catch(() => undefined)
    return account
  }
  const graph = async () => {
    for (let tries = 0; tries < 3; tries += 1) {
      await emailMarketing.syncContacts({})
      await world.work()
    }
    const { rows } = await world.superuser.query<object>(
      'select m.member_id, m.lead_id, m.state from connections.audience_members m order by m.member_id',
    )
    return rows
  }
  return { world, me, data: mailchimp, connect, graph, endsAccess: true as const }
}
