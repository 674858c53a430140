import { afterEach, describe, expect, test } from 'vitest'
import type { Outbox, OutgoingMail } from '@wellmet/connections/engine/outbox.ts'
import type { ProviderRequest } from '@wellmet/connections/engine/provider.ts'
import { googleOutbox } from '@wellmet/connections/providers/google/google-outbox.ts'
import { microsoftOutbox } from '@wellmet/connections/providers/microsoft/microsoft-outbox.ts'
import { composeMail } from '@wellmet/platform/mail/compose-mail.ts'
import type { DraftBoxes } from './made-up/draft-box.ts'
import { makeUpMailbox } from './made-up/made-up-mailbox.ts'
import { startGoogle } from './google/google.ts'
import { startGraph } from './microsoft/graph.ts'
import type { StandIn } from './stand-in-server.ts'

let open: (StandIn & { drafts: DraftBoxes })[] = []
afterEach(async () => {
  await Promise.all(open.map((server) => server.close()))
  open = []
})

const prefix = 'https://www.googleapis.com/auth/'
const scopes = {
  google: [`${prefix}gmail.compose`, `${prefix}gmail.metadata`],
  microsoft: ['Mail.Send', 'Mail.ReadWrite'],
}

/** A request without the engine around it: any status that was not expected is thrown. */
const requestTo =
  ({ url, token }: StandIn): ProviderRequest =>
  async (path, { method = 'GET', headers = {}, body, expected = [] } = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body }),
    })
    const text = await answer.text()
    if (answer.status >= 300 && !expected.includes(answer.status)) throw new Error(`${answer.status} ${text}`)
    return {
      status: answer.status,
      headers: {},
      bytes: () => Buffer.from(text),
      text: () => text,
      json: () => JSON.parse(text) as unknown,
    }
  }

async function stage(name: 'google' | 'microsoft') {
  const mailboxes = [makeUpMailbox({ account: 'ana@alder.example', messages: 60 })]
  const start = name === 'google' ? startGoogle : startGraph
  const server = await start({ mailboxes, scopes: scopes[name] })
  open.push(server)
  const request = requestTo(server)
  const outbox: Outbox = (name === 'google' ? googleOutbox : microsoftOutbox).open({ send: request, read: request })
  return { server, outbox, operation: name === 'google' ? 'gmail.drafts.' : 'graph.messages.' }
}

async function mail(changes: Partial<Parameters<typeof composeMail>[0]> = {}): Promise<OutgoingMail> {
  const made = {
    id: '018f0000-0000-7000-8000-000000000001',
    messageId: '<018f@wellmet.test>',
    from: { name: 'Ana Lima', address: 'ana@alder.example' },
    to: 'meera@kade.example',
    subject: 'Re: Größe & Preis',
    text: 'Thank you.\n\nAna',
    date: new Date('2026-11-16T10:00:00Z'),
    references: ['<first@kade.example>', '<second@kade.example>'],
    ...changes,
  }
  const { id, messageId, from, to } = made
  return { id, messageId, from: from.address, to, threadId: null, raw: await composeMail(made) }
}

describe.each(['google', 'microsoft'] as const)('%s', (name) => {
  test('sends a draft once, with its thread and its own id', async () => {
    const { server, outbox } = await stage(name)
    const letter = await mail()
    const draft = await outbox.saveDraft(letter)
    expect(await outbox.lookUp(draft, letter)).toEqual({ is: 'draft' })
    expect(server.drafts.left).toEqual([])
    expect(await outbox.sendDraft(draft, letter)).toEqual({ is: 'sent', threadId: draft.threadId })
    expect(await outbox.lookUp(draft, letter)).toEqual({ is: 'sent', threadId: draft.threadId })
    await expect(outbox.sendDraft(draft, letter)).rejects.toThrow('404')
    const [left, ...more] = server.drafts.left
    expect(more).toEqual([])
    expect(Object.fromEntries(left!.headers)).toMatchObject({
      to: 'meera@kade.example',
      'message-id': '<018f@wellmet.test>',
      'in-reply-to': '<second@kade.example>',
      references: '<first@kade.example> <second@kade.example>',
      'x-wellmet-id': letter.id,
    })
  })

  test.each([{ kind: 'error after acting', status: 503 }, { kind: 'cut body' }] as const)(
    'that took it and says otherwise ($kind) tells the truth when it is looked up',
    async (fault) => {
      const { server, outbox, operation } = await stage(name)
      server.drafts.replacesMessageIds = name === 'google'
      const letter = await mail()
      const draft = await outbox.saveDraft(letter)
      server.faults.script({ ...fault, when: (asked) => asked.operation === `${operation}send` })
      await outbox.sendDraft(draft, letter).catch(() => undefined)
      expect(await outbox.lookUp(draft, letter)).toMatchObject({ is: 'sent' })
      expect(server.drafts.left).toHaveLength(1)
    },
  )

  test('that refused before it acted still has the draft', async () => {
    const { server, outbox, operation } = await stage(name)
    const letter = await mail()
    const draft = await outbox.saveDraft(letter)
    server.faults.script({ kind: 'server error', when: (asked) => asked.operation === `${operation}send` })
    await expect(outbox.sendDraft(draft, letter)).rejects.toThrow('503')
    expect(await outbox.lookUp(draft, letter)).toEqual({ is: 'draft' })
  })

  test('finds the draft of a try whose answer was lost, and no other', async () => {
    const { server, outbox, operation } = await stage(name)
    const [letter, other] = [await mail(), await mail({ id: '018f-other', messageId: '<other@wellmet.test>' })]
    server.faults.script({ kind: 'error after acting', status: 504, when: (a) => a.operation === `${operation}create` })
    await expect(outbox.saveDraft(letter)).rejects.toThrow('504')
    expect(await outbox.findDraft(other)).toBeNull()
    const found = await outbox.findDraft(letter)
    expect(await outbox.sendDraft(found!, letter)).toMatchObject({ is: 'sent' })
  })

  test('a draft that somebody deleted is gone, and deleting it again does nothing', async () => {
    const { outbox } = await stage(name)
    const letter = await mail()
    const draft = await outbox.saveDraft(letter)
    await outbox.deleteDraft(draft)
    await outbox.deleteDraft(draft)
    expect(await outbox.lookUp(draft, letter)).toEqual({ is: 'gone' })
  })
})
