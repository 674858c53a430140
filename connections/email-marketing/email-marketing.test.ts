import { expect, test } from 'vitest'
import { isSuppressed, suppressAddress } from '@wellmet/platform/mail/suppress-mailbox.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { agreeAt, newsletterStage } from '../../tests/world/newsletter.ts'
import { memberId } from '../../tools/stand-ins/mailchimp/mailchimp.ts'
import type { OptedIn } from './email-marketing.hooks.ts'

const lead = (email: string, name: string | null = null): OptedIn => ({
  id: newId(),
  email,
  name,
  agreedAt: new Date('2026-11-01T10:00:00Z'),
})

/** Agrees at Mailchimp as a person would, and comes back. */
async function connectIn({ world, emailMarketing }: Awaited<ReturnType<typeof newsletterStage>>) {
  const { url } = await emailMarketing.connect({})
  const account = await emailMarketing.callback({ query: await agreeAt(url) })
  await world.work()
  return account
}

const wantsNoMail = ({ services }: Awaited<ReturnType<typeof newsletterStage>>['world'], address: string) =>
  services.database.system.asSystem((tx) => isSuppressed(tx, services, address))

test('those who agreed are sent once, as waiting to confirm, and nobody else', async () => {
  const agreed = [lead('Mei@northgate.example', 'Mei'), lead('joost@kade.example')]
  const stage = await newsletterStage(agreed)
  const { world, emailMarketing, mailchimp } = stage
  const { address } = await connectIn(stage)
  expect(address).toBe('Halyard news')
  expect(mailchimp.members.size).toBe(0)
  await emailMarketing.syncContacts({})
  await world.work()
  expect([...mailchimp.members.values()].map(({ email, status }) => `${email} ${status}`).toSorted()).toEqual([
    'Mei@northgate.example pending',
    'joost@kade.example pending',
  ])
  await emailMarketing.syncContacts({})
  await world.work()
  expect(mailchimp.countOf('mailchimp.members.put')).toBe(2)
  expect(await emailMarketing.status({})).toMatchObject({
    state: 'connected',
    audience: 'Halyard news',
    sent: { pending: 2 },
  })
})

test('with nobody who says who agreed, nobody is sent', async () => {
  const stage = await newsletterStage(null)
  const { world, emailMarketing, mailchimp } = stage
  await connectIn(stage)
  await emailMarketing.syncContacts({})
  await world.work()
  await expect(emailMarketing.track({ body: { leadId: newId() } })).rejects.toMatchObject({ status: 409 })
  expect(mailchimp.members.size).toBe(0)
  expect(mailchimp.countOf('mailchimp.members.put')).toBe(0)
})

test('one lead is tracked, and one who did not agree is refused', async () => {
  const mei = lead('mei@northgate.example')
  const stage = await newsletterStage([mei, lead('joost@kade.example')])
  const { world, emailMarketing, mailchimp } = stage
  await connectIn(stage)
  await emailMarketing.track({ body: { leadId: mei.id } })
  await world.work()
  expect([...mailchimp.members.keys()]).toEqual([memberId('mei@northgate.example')])
  const refused = { status: 409, problem: { code: 'conflict' } }
  await expect(emailMarketing.track({ body: { leadId: newId() } })).rejects.toMatchObject(refused)
})

test('who unsubscribes there leaves the newsletter here within one sync, is never sent again, and may get other mail', async () => {
  const mei = lead('mei@northgate.example')
  const stage = await newsletterStage([mei])
  const { world, emailMarketing, mailchimp, left } = stage
  await connectIn(stage)
  await emailMarketing.syncContacts({})
  await world.work()
  expect(await wantsNoMail(world, mei.email)).toBe(false)
  // A stranger who was never sent from here is no business of ours.
  mailchimp.set('stranger@else.example', 'unsubscribed')
  mailchimp.set(mei.email, 'unsubscribed')
  await emailMarketing.sync({})
  await world.work()
  expect(await wantsNoMail(world, mei.email), 'others may still write to them').toBe(false)
  expect(left.flatMap(({ leads }) => leads.map(({ id }) => id))).toEqual([mei.id])
  expect(await emailMarketing.status({})).toMatchObject({ sent: { pending: 0, unsubscribed: 1 } })
  await emailMarketing.syncContacts({})
  await world.work()
  expect(mailchimp.members.get(memberId(mei.email))?.status).toBe('unsubscribed')
  expect(mailchimp.countOf('mailchimp.members.put')).toBe(1)
})

test('who had left before they agreed here stays left', async () => {
  const [mei, joost] = [lead('mei@northgate.example'), lead('joost@kade.example')]
  const stage = await newsletterStage([mei, joost, lead('fake@nowhere.example')])
  const { world, emailMarketing, mailchimp, left } = stage
  mailchimp.set(mei.email, 'unsubscribed')
  mailchimp.forgotten.add(joost.email)
  await connectIn(stage)
  await emailMarketing.syncContacts({})
  await world.work()
  expect(mailchimp.members.get(memberId(mei.email))?.status).toBe('unsubscribed')
  expect(mailchimp.members.has(memberId(joost.email))).toBe(false)
  expect(left.flatMap(({ leads }) => leads.map(({ id }) => id)).toSorted()).toEqual([mei.id, joost.id].toSorted())
  expect(await emailMarketing.status({})).toMatchObject({ sent: { pending: 0, unsubscribed: 2, refused: 1 } })
})

test('who wants no mail from here is not sent there', async () => {
  const mei = lead('mei@northgate.example')
  const stage = await newsletterStage([mei])
  const { world, emailMarketing, mailchimp } = stage
  await connectIn(stage)
  await world.services.database.system.asSystem((tx) => suppressAddress(tx, world.services, mei.email))
  await emailMarketing.syncContacts({})
  await world.work()
  expect(mailchimp.members.size).toBe(0)
})

test('a webhook is a reason to read again, for whoever knows its address', async () => {
  const mei = lead('mei@northgate.example')
  const stage = await newsletterStage([mei])
  const { world, emailMarketing, mailchimp, left } = stage
  await connectIn(stage)
  await emailMarketing.syncContacts({})
  await world.work()
  const { webhook } = await emailMarketing.status({})
  const url = webhook!.replace(/^https?:\/\/[^/]+/, world.origin)
  // What it says is not believed: nobody left.
  expect(await mailchimp.tell(url, mei.email)).toBe(200)
  await world.work()
  expect(left).toEqual([])
  mailchimp.set(mei.email, 'unsubscribed')
  expect(await mailchimp.tell(url, mei.email)).toBe(200)
  await world.work()
  expect(left).toHaveLength(1)
  const forged = `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`
  expect(await mailchimp.tell(forged, mei.email)).toBe(404)
})

test('a bare 403 is a pause, and all are sent in the end, ten at once at most', async () => {
  const agreed = Array.from({ length: 40 }, (_, i) => lead(`reader-${i}@northgate.example`))
  const stage = await newsletterStage(agreed)
  const { world, emailMarketing, mailchimp } = stage
  await connectIn(stage)
  mailchimp.latencyMs = 5
  mailchimp.faults.script({
    kind: 'too many requests',
    at: 12,
    times: 3,
    when: ({ operation }) => operation === 'mailchimp.members.put',
  })
  await emailMarketing.syncContacts({})
  await world.work()
  expect(mailchimp.members.size).toBeLessThan(40)
  await emailMarketing.syncContacts({})
  await world.work()
  expect(mailchimp.members.size).toBe(40)
  expect(Math.max(...mailchimp.asked.map(({ concurrent }) => concurrent))).toBeLessThanOrEqual(10)
})

test('an access that ended is told, and nothing is lost when it is given again', async () => {
  const stage = await newsletterStage([lead('mei@northgate.example')])
  const { world, emailMarketing, mailchimp } = stage
  await connectIn(stage)
  mailchimp.signIn.revokeAccess('ana@halyard.example')
  await emailMarketing.syncContacts({})
  await world.work()
  expect(await emailMarketing.status({})).toMatchObject({ state: 'expired' })
  await expect(emailMarketing.sync({})).rejects.toMatchObject({ status: 409, problem: { code: 'not_configured' } })
  await connectIn(stage)
  await emailMarketing.syncContacts({})
  await world.work()
  expect(mailchimp.members.size).toBe(1)
})

test('without a newsletter there is nothing to send, and disconnecting deletes what was sent', async () => {
  const stage = await newsletterStage([lead('mei@northgate.example')])
  const { world, emailMarketing } = stage
  const refused = { status: 409, problem: { code: 'not_configured' } }
  await expect(emailMarketing.syncContacts({})).rejects.toMatchObject(refused)
  await expect(emailMarketing.sync({})).rejects.toMatchObject(refused)
  await expect(emailMarketing.track({ body: { leadId: newId() } })).rejects.toMatchObject(refused)
  await connectIn(stage)
  await emailMarketing.syncContacts({})
  await world.work()
  expect(await emailMarketing.disconnect({})).toMatchObject({ provider: 'mailchimp' })
  await world.work()
  expect(await emailMarketing.status({})).toMatchObject({ state: 'absent', audience: null })
  const { rows } = await world.superuser.query('select count(*)::int as n from connections.audience_members')
  expect(rows).toEqual([{ n: 0 }])
})
