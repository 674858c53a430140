import { describe, expect, test } from 'vitest'
import { startImapMailbox } from '@wellmet/connections/providers/imap/mailbox-for-tests.ts'
import { hostedReports } from '@wellmet/platform/files/mail/hosted-reports-for-tests.ts'
import { serverReports } from '@wellmet/platform/files/mail/server-reports-for-tests.ts'
import { hasDovecot } from '@wellmet/platform/mail/dovecot-for-tests.ts'
import { bring } from '../../tests/world/imports.ts'
import { settle, typedStage } from '../../tests/world/typed-accounts.ts'

const email = 'ana@halyard.example'
const kofi = 'kofi@kade.example'
const reports = [...hostedReports, ...serverReports]
const hour = 3_600_000

/** As it arrives in the mailbox of the member who wrote. */
const arrived = (raw: string, id: string, hoursAgo: number): string =>
  [
    `Date: ${new Date(Date.now() - hoursAgo * hour).toUTCString()}`,
    `Message-ID: <${id}@kade.example>`,
    raw.replaceAll('{to}', email).replaceAll('{token}', 'x'),
  ].join('\r\n')

describe.skipIf(!hasDovecot)('in the mailbox of a member, on a real server', () => {
  test('no bounce, receipt, absence or answer by a machine counts as an answer of somebody; their own does', async () => {
    const server = await startImapMailbox(email)
    const machines = reports.filter(({ expected }) => expected.is !== 'reply' && expected.is !== 'complaint')
    expect(machines.filter(({ expected }) => expected.is === 'out of office').length).toBeGreaterThanOrEqual(3)
    await server.asUser(async (client) => {
      const first = arrived(`From: Kofi Mensah <${kofi}>\r\nTo: ${email}\r\n\r\nGood to meet you.\r\n`, 'first', 90)
      const own = arrived(`From: Ana Lima <${email}>\r\nTo: ${kofi}\r\n\r\nShall we talk?\r\n`, 'own', 72)
      await client.append('INBOX', first)
      await client.append('Sent', own, ['\\Seen'])
      for (const [index, { raw }] of machines.entries())
        await client.append('INBOX', arrived(raw, `machine${index}`, 48 - index / 10))
    })
    const stage = await typedStage([server.url], { email })
    const { world, me } = stage
    await bring(world, me, 'people.csv', `Name,Email,Company\nKofi Mensah,${kofi},Kade\n`)
    const { id } = await stage.connect({ provider: 'imap', access: server.access })
    await settle(stage, id)
    const check = () => world.as(me).sending.check({ body: { email: kofi } })
    expect(await check()).toMatchObject({ isAnswer: false, permissions: [{ kind: 'conversation' }] })
    const { rows } = await world.superuser.query<{ ref: string }>(
      `select record ->> 'ref' as ref from connections.source_records where source = 'mail' and not (record ->> 'isMachine')::boolean`,
    )
    expect(rows.map(({ ref }) => ref).toSorted()).toEqual(['first@kade.example', 'own@kade.example'])
    const answer = reports.find(({ what }) => what === 'the answer of a person')!
    await server.asUser((client) => client.append('INBOX', arrived(answer.raw, 'answer', 1)))
    await stage.sync(id)
    expect(await check()).toMatchObject({ isAnswer: true })
  })
})
