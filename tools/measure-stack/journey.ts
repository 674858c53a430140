import { openSession, type DemoSession } from '../demo/demo-session.ts'
import { upload, waitUntilRead } from '../demo/demo-imports.ts'
import type { MailServer } from './postfix.ts'

type Timed = <T>(what: string, work: () => Promise<T>) => Promise<T>

const email = 'ana@example.com'
const connector = { name: 'Contact0 Family0', email: 'contact0@example.com' }

/** From nothing to the first email that asks for an introduction, over HTTP and SMTP alone. */
export async function walkFirstDay(
  origin: string,
  mails: MailServer,
  contacts: number,
  timed: Timed,
): Promise<DemoSession> {
  const ana = await timed('sign-up', async () => {
    const session = await openSession(origin, { name: 'Ana Lima', email, password: 'a long enough password' })
    if (!session) throw new Error('The account is somebody else’s.')
    return session
  })
  const token = await timed(
    'the email with the link to confirm is delivered',
    async () => (await mails.waitForMail(email, /\/verify-email\?token=([\w.~-]+)/))[1],
  )
  await ana.ask('POST', '/api/account/email/verify', { token })

  await importConnections(ana, contacts, timed)

  await timed('an introduction is asked for', async () => {
    const { results } = await ana.ask<{ results: ({ id: string } | null)[] }>('POST', '/api/people/lookup', {
      people: [{ email: connector.email }],
    })
    const personId = results[0]?.id
    if (!personId) throw new Error(`${connector.name} was not imported.`)
    await ana.ask('POST', '/api/dashboard/intro-requests', {
      target: { name: 'Tara Target', company: 'Target Works', title: 'Head of Security' },
      connector: { personId },
      message: 'We would like to show her what we have built.',
      nextStep: 'A call of 20 minutes',
      status: 'pending',
    })
  })
  await timed('the email that asks the connector is delivered', () =>
    mails.waitForMail(connector.email, /\/guest\/asks\/[\w-]{43}/),
  )
  return ana
}

export const importConnections = (session: DemoSession, count: number, timed: Timed): Promise<void> =>
  timed(`${count} connections from LinkedIn are imported`, async () => {
    const files = [{ fileName: 'Connections.csv', content: Buffer.from(linkedInConnections(count)) }]
    await waitUntilRead(session, await upload(session, files), 600)
  })

const contactsPerCompany = 10

/** As LinkedIn writes Connections.csv. */
function linkedInConnections(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, i) =>
      `Contact${i},Family${i},https://www.linkedin.com/in/contact-${i},contact${i}@example.com,Company ${i % (count / contactsPerCompany)},Engineer,01 Mar 2024`,
  )
  return [
    'Notes:',
    '"When exporting your connection data, you may notice that some of the email addresses are missing."',
    '',
    'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
    ...rows,
  ].join('\n')
}
