import { tokenMailedTo } from '../../tools/demo/caught-links.ts'
import { openSession, type DemoSession } from '../../tools/demo/demo-session.ts'
import type { CaughtMail } from '../../tools/product/mail-catcher.ts'
import { waitUntil } from '../faults/wait-until.ts'
import { bob, contactsOfBob, contactsOfMara, mara } from './planted-network.ts'

const patienceSeconds = 30
/** Each has enough requests after a few, so they are asked in turn. */
const connectors = [
  { name: 'Ines Duarte', email: 'ines@lighthouse.example' },
  { name: 'Tomas Novak', email: 'tomas@kade.example' },
] as const
let walks = 0

/**
 * What a member of the planted network does in a day, with an API and a worker of any release. Returns what did not work;
 * `label` makes what it writes different from what an earlier walk wrote.
 */
export async function walkProduct(origin: string, mails: readonly CaughtMail[], label: string): Promise<string[]> {
  const failures: string[] = []
  const connector = connectors[walks++ % connectors.length]!
  const attempt = async (what: string, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      failures.push(`${label}, ${what}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await attempt('ready', async () => {
    const answer = await fetch(`${origin}/health/ready`)
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  })
  const me = await openSession(origin, mara)
  if (!me || me.isNew) throw new Error('Mara could not sign in.')
  await attempt('contacts', async () => {
    const { items } = await me.ask<{ items: { name: string }[] }>('GET', '/api/network/contacts')
    expectNames(items, contactsOfMara)
  })
  await attempt('paths', async () => {
    type Reached = { name: string; path: { viaName: string | null } }
    const { people } = await me.ask<{ people: Reached[] }>('GET', '/api/graph/top')
    const viaBob = people.filter(({ path }) => path.viaName === bob.name)
    expectNames(viaBob, contactsOfBob)
  })
  await attempt('a note', async () => {
    const { items } = await me.ask<{ items: { id: string; name: string }[] }>('GET', '/api/network/contacts')
    const { id } = items.find(({ name }) => name === connector.name)!
    await me.ask('POST', `/api/network/contacts/${id}/notes`, { text: `A note: ${label}` })
  })
  await attempt('an introduction is asked for and mailed', async () => {
    const { results } = await me.ask<{ results: ({ id: string } | null)[] }>('POST', '/api/people/lookup', {
      people: [{ email: connector.email }],
    })
    const target = `Target ${label}`
    await me.ask('POST', '/api/dashboard/intro-requests', {
      target: { name: target, company: 'Target Works', title: 'Head of Security' },
      connector: { personId: results[0]!.id },
      message: 'We would like to show her what we have built.',
      nextStep: 'A call of 20 minutes',
      status: 'pending',
    })
    const isMailed = async () => mails.some(({ to, text }) => to.includes(connector.email) && text.includes(target))
    await waitUntil('the email to the connector', isMailed, patienceSeconds)
  })
  await attempt('somebody is invited, signs up, confirms and joins', async () => {
    const email = `${label.replaceAll(/\W+/g, '-').toLowerCase()}@example.com`
    await me.ask('POST', '/api/workspaces/current/invitations', { email, role: 'member' })
    const token = await tokenMailedTo(mails, email, '/join')
    const guest = (await openSession(origin, { ...mara, name: 'Nadia Guest', email }))!
    await guest.ask('POST', '/api/account/email/verify', { token: await tokenMailedTo(mails, email, '/verify-email') })
    await guest.ask('POST', '/api/invitations/accept', { token })
    await importOne(guest)
  })
  return failures
}

async function importOne(guest: DemoSession): Promise<void> {
  const file = [
    'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
    'Pia,Lund,https://www.linkedin.com/in/pia,pia@kade.example,Kade,Engineer,11 Oct 2025',
  ].join('\n')
  const { id } = await guest.ask<{ id: string }>(
    'POST',
    '/api/network/imports?fileName=Connections.csv',
    Buffer.from(file),
  )
  const read = () => guest.ask<{ import: { state: string } }>('GET', `/api/network/imports/${id}`)
  await waitUntil('the import', async () => (await read()).import.state === 'done', patienceSeconds)
}

function expectNames(found: readonly { name: string }[], expected: readonly string[]): void {
  const missing = expected.filter((name) => !found.some((one) => one.name === name))
  if (missing.length > 0) throw new Error(`${missing.join(', ')} missing`)
}
