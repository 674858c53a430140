import { describe, expect, inject, test } from 'vitest'
import { createLog } from '@wellmet/platform/log/log.ts'
import { hasDovecot } from '@wellmet/platform/mail/dovecot-for-tests.ts'
import { startImapMailbox } from '@wellmet/connections/providers/imap/mailbox-for-tests.ts'
import { exportOf } from '../../tests/world/exports.ts'
import { bring } from '../../tests/world/imports.ts'
import { redisTexts } from '../../tests/world/redis-texts.ts'
import { typedStage } from '../../tests/world/typed-accounts.ts'
import { hostileHtml, mailOfManyParts, nestedMail, rawMail, tracker } from './hostile-mails-for-tests.ts'

const email = 'ana@halyard.example'
const people = 'Name,Email,Company\nBo Berg,bo@acme.example,Acme\nMal Lory,mallory@evil.example,Evil\n'
const dangerous =
  /<(?:script|style|svg|math|iframe|frame|object|embed|form|input|meta|base|link|video|audio|img|template)\b|\son\w+\s*=|javascript:|style\s*=|url\(/i

/** A real mail server with these mails in these folders, read by its headers, and everything allowed. */
async function stage(mails: readonly { raw: string; folder?: string; flags?: string[] }[]) {
  const lines: string[] = []
  const log = createLog({ level: 'trace', name: 'test', destination: { write: (line) => void lines.push(line) } })
  const server = await startImapMailbox(email)
  await server.asUser(async (client) => {
    for (const { raw, folder = 'INBOX', flags = [] } of mails) await client.append(folder, raw, flags)
  })
  const redisUrl = inject('redisUrl')
  const settings: Record<string, string> = redisUrl ? { REDIS_URL: redisUrl } : {}
  const made = await typedStage([server.url], { email, log, settings })
  const { world, me } = made
  await bring(world, me, 'people.csv', people)
  const { id: accountId } = await made.connect({ provider: 'imap', access: server.access })
  await world.work()
  await world.as(me).mailAccess.allow({ body: { accountId, uses: ['read', 'organize'] } })
  const { mailbox } = world.as(me)
  const threads = async () => {
    const first = await mailbox.threads({ query: {} })
    const more = first.next === null ? [] : (await mailbox.threads({ query: { before: first.next } })).items
    return [...first.items, ...more]
  }
  return { ...made, server, mailbox, threads, lines }
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)

describe.skipIf(!hasDovecot)('a mailbox on a real server', () => {
  test('shows a conversation, and what is changed is changed there', async () => {
    const { mailbox, threads, server } = await stage([
      {
        raw: rawMail(
          { messageId: 'one@x', from: `Ana Lima <${email}>`, to: 'bo@acme.example', subject: 'Pilot', at: daysAgo(3) },
          'Shall we?',
          'text/plain; charset=utf-8',
        ),
        folder: 'Sent',
        flags: ['\\Seen'],
      },
      {
        raw: rawMail(
          { messageId: 'two@x', subject: '=?UTF-8?B?UmU6IEdyw7bDn2U=?=', references: 'one@x', at: daysAgo(2) },
          '<p>Gern, Größe <b>M</b></p>',
        ),
      },
    ])
    const [thread] = await threads()
    expect(thread).toMatchObject({
      mails: 2,
      theyWroteLast: true,
      reading: 'on',
      live: { subject: 'Re: Größe', isRead: false, isInInbox: true, labels: [] },
    })
    const threadId = thread!.id
    const opened = await mailbox.thread({ params: { threadId } })
    expect(opened.mails.map(({ content }) => content?.html)).toEqual([
      expect.stringContaining('<pre>Shall we?'),
      expect.stringContaining('<p>Gern, Größe <b>M</b></p>'),
    ])
    expect(opened.mails.map(({ isDoubtful }) => isDoubtful)).toEqual([false, false])

    const labelled = await mailbox.changeThread({ params: { threadId }, body: { isRead: true, addLabels: ['Warm'] } })
    expect(labelled.live).toMatchObject({ isRead: true, labels: ['Warm'] })
    const spaced = mailbox.changeThread({ params: { threadId }, body: { addLabels: ['Two words'] } })
    await expect(spaced).rejects.toMatchObject({ status: 422 })
    const archived = await mailbox.changeMail({ params: { messageId: threadId }, body: { isInInbox: false } })
    expect(archived.live).toMatchObject({ isInInbox: false })
    const foldersNow = await server.asUser(async (client) => {
      const counts: Record<string, number> = {}
      for (const folder of ['INBOX', 'Archive', 'Sent']) {
        const status = await client.status(folder, { messages: true })
        counts[folder] = status ? (status.messages ?? 0) : 0
      }
      return counts
    })
    expect(foldersNow).toEqual({ INBOX: 0, Archive: 1, Sent: 1 })
    const { items } = await mailbox.suggestions({ query: { words: 'bo' } })
    expect(items).toMatchObject([{ kind: 'person', name: 'Bo Berg' }])
    expect((await mailbox.threads({ query: { personId: items[0]!.id } })).items).toHaveLength(1)
  })

  test('of hostile mails nothing is left that runs or loads, and nothing of them is stored', async () => {
    const canary = 'marzipan7'
    const bodies = Object.values(hostileHtml)
    const { world, me, mailbox, threads, lines } = await stage([
      ...bodies.map((html, index) => ({
        raw: rawMail(
          { messageId: `h${index}@x`, subject: `${canary} \u202egnp.exe`, at: daysAgo(40 - index) },
          `${html}<p>${canary}</p>`,
        ),
      })),
      { raw: nestedMail(60, 'nested@x') },
      { raw: mailOfManyParts(400, 'many@x') },
    ])
    const all = await threads()
    expect(all).toHaveLength(bodies.length + 2)
    expect(all.filter(({ live }) => /[\u202a-\u202e]/.test(live?.subject ?? ''))).toEqual([])
    let shown = ''
    for (const { id: threadId } of all) {
      const { thread, mails } = await mailbox.thread({ params: { threadId } })
      expect(mails).toHaveLength(1)
      expect(thread.live?.subject ?? '').not.toMatch(/[\u202a-\u202e]/)
      const html = mails[0]?.content?.html ?? ''
      expect(html).not.toMatch(dangerous)
      expect(html.replace(/href="[^"]*"/g, '')).not.toContain(tracker)
      shown += html
    }
    expect(shown.split(canary).length).toBeGreaterThan(10)
    const { rows: tables } = await world.superuser.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    for (const { name } of tables) {
      const found = await world.superuser.query(`select 1 from ${name} t where t::text like $1 limit 1`, [
        `%${canary}%`,
      ])
      expect({ name, hits: found.rows.length }).toEqual({ name, hits: 0 })
    }
    const files = await exportOf(world, me)
    expect([...files].filter(([, text]) => text.includes('bo@acme.example')).length).toBeGreaterThan(0)
    expect([...files].filter(([, text]) => text.includes(canary))).toEqual([])
    expect(lines.join('').includes(canary)).toBe(false)
    const redisUrl = inject('redisUrl')
    if (!redisUrl) return
    const kept = await redisTexts(redisUrl)
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.filter((text) => text.includes(canary))).toEqual([])
  })

  test('a forged mail joins no conversation of others, whatever it says about itself', async () => {
    const from = 'Mal Lory <mallory@evil.example>'
    const both = `${email}, bo@acme.example`
    const { mailbox, threads } = await stage([
      {
        raw: rawMail({ messageId: 'root@x', from: email, to: 'bo@acme.example', at: daysAgo(9) }, 'Hi'),
        folder: 'Sent',
      },
      { raw: rawMail({ messageId: 'real@x', references: 'root@x', at: daysAgo(8) }, 'Real') },
      { raw: rawMail({ messageId: 'f1@x', from, to: both, references: 'root@x', at: daysAgo(1) }, 'Forged') },
      { raw: rawMail({ messageId: 'f2@x', from, to: both, references: 'root@x', at: daysAgo(4000) }, 'Forged') },
      {
        raw: rawMail({ messageId: 'f3@x', from: email, to: 'bo@acme.example', references: 'root@x' }, 'Not by Ana'),
      },
      {
        raw: rawMail(
          {
            messageId: 'f4@x',
            references: 'root@x',
            more: ['Authentication-Results: mx.halyard.example; spf=fail; dmarc=fail'],
          },
          'Not by Bo',
        ),
      },
    ])
    const withBo = (await threads()).find(({ people: who }) => who[0]?.email === 'bo@acme.example' && who.length === 1)
    const { mails } = await mailbox.thread({ params: { threadId: withBo!.id } })
    const text = (html = ''): string => html.replace(/<[^>]+>/g, '').trim()
    const shown = mails.map(({ content, isDoubtful }) => `${text(content?.html)}: ${isDoubtful}`)
    expect(shown.toSorted()).toEqual(['Hi: false', 'Not by Ana: true', 'Not by Bo: true', 'Real: false'])
  })
})
