import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { composeMail } from '@wellmet/platform/mail/compose-mail.ts'
import { hasDovecot } from '@wellmet/platform/mail/dovecot-for-tests.ts'
import { typedStage } from '../../../tests/world/typed-accounts.ts'
import { openImapOutbox } from './imap-outbox.ts'
import { startImapMailbox } from './mailbox-for-tests.ts'

const user = 'ana@halyard.example'

type Manner = 'takes it' | 'takes it and is silent' | 'refuses the recipient' | 'refuses the password' | 'is busy'

/** A server for outgoing mail that behaves in one way. */
async function startSubmission(manner: Manner) {
  const taken: string[] = []
  const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: (_auth, _session, done) =>
      manner === 'refuses the password' ? done(refusal(535, 'Authentication failed')) : done(null, { user }),
    onRcptTo(_address, _session, done) {
      if (manner === 'refuses the recipient') return done(refusal(550, '5.1.1 No such user'))
      return manner === 'is busy' ? done(refusal(451, '4.3.2 Try again later')) : done()
    },
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        taken.push(raw)
        if (manner === 'takes it and is silent') server.connections.forEach((one) => one.close())
        else done()
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { port: (server.server.address() as AddressInfo).port, taken }
}

async function stage(manner: Manner) {
  const mailbox = await startImapMailbox(user)
  const { port, taken } = await startSubmission(manner)
  const { world } = await typedStage([mailbox.url, `smtp://127.0.0.1:${port}`])
  const access = { ...mailbox.access, smtpHost: '127.0.0.1', smtpPort: port }
  const outbox = await openImapOutbox(world.services, access)
  const id = '018f0000-0000-7000-8000-000000000001'
  const [messageId, to] = ['<018f@wellmet.test>', 'meera@kade.example']
  const raw = await composeMail({
    id,
    messageId,
    from: { name: 'Ana Lima', address: user },
    to,
    subject: 'Lunch',
    text: 'On Thursday?',
    date: new Date('2026-11-16T10:00:00Z'),
    references: [],
  })
  const mail = { id, messageId, from: user, to, threadId: null, raw }
  const draft = await outbox.saveDraft(mail)
  const sentCopies = () =>
    mailbox.asUser(async (client) => {
      await client.mailboxOpen('Sent')
      return await client.search({ header: { 'message-id': messageId } }, { uid: true })
    })
  const send = () => outbox.sendDraft(draft, mail)
  return { outbox, draft, mail, taken, sentCopies, send }
}

describe.skipIf(!hasDovecot)('a mailbox with IMAP and SMTP', () => {
  test('sends, and files one copy where the server does not', async () => {
    const { outbox, draft, mail, taken, sentCopies, send } = await stage('takes it')
    expect(await outbox.lookUp(draft, mail)).toEqual({ is: 'gone' })
    expect(await send()).toMatchObject({ is: 'sent' })
    expect(taken).toHaveLength(1)
    expect(await sentCopies()).toHaveLength(1)
    expect(await outbox.lookUp(draft, mail)).toMatchObject({ is: 'sent' })
  })

  test('concludes nothing from a connection that breaks after the whole message', async () => {
    const { outbox, draft, mail, taken, send } = await stage('takes it and is silent')
    await expect(send()).rejects.toThrow('did not say whether it took the message')
    expect(taken).toHaveLength(1)
    expect(await outbox.lookUp(draft, mail)).toEqual({ is: 'gone' })
  })

  test('tells a refused recipient, a busy server and a wrong password apart', async () => {
    expect(await (await stage('refuses the recipient')).send()).toMatchObject({ is: 'refused' })
    expect(await (await stage('is busy')).send()).toMatchObject({ is: 'not taken' })
    await expect((await stage('refuses the password')).send()).rejects.toThrow('The access ended.')
  })
})
