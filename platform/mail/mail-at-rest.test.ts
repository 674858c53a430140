import { expect, onTestFinished, test } from 'vitest'
import { introductionStage, message } from '../../tests/world/introductions.ts'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'

const linkSecret = /(?:token=|\/guest\/(?:asks|consents)\/|\/never-email\/)([\w.~-]{16,})/g

test('no link of any kind of mail can be read in the mails table, neither while it waits nor after it was sent', async () => {
  const catcher = await startMailCatcher()
  onTestFinished(() => catcher.stop())
  const { world, me, bob, find } = await introductionStage({ SMTP_URL: catcher.url })
  const ana = 'ana@northgate.example'
  const secretOf = (page: string, to: string): string => {
    const found = catcher.mails.findLast((mail) => mail.to.includes(to) && mail.text.includes(page))
    return new RegExp(`${page}([\\w-]{43})`).exec(found!.text)![1]!
  }
  const stored = async (): Promise<string> =>
    (await world.superuser.query('select m::text as row from platform.mails m')).rows.map(({ row }) => row).join('\n')

  await world.as(null).users.forgotPassword({ body: { email: me.user.email } })
  await world.as(me).invitations.create({ body: { email: 'new@example.com', role: 'member' } })
  expect(await stored()).not.toMatch(/token=|https?:/)

  const joost = await find('Joost')
  await world.as(me).requests.create({
    body: {
      target: { personId: joost },
      connector: { personId: bob.user.id },
      message,
      status: 'pending',
    },
  })
  await world.work()
  const ask = secretOf('/guest/asks/', bob.user.email)
  await world.as(null).guestAsks.reply({
    params: { token: ask },
    body: { reply: 'accept', how: 'ask_target', targetEmail: ana },
  })
  await world.work()
  const consent = secretOf('/guest/consents/', ana)
  await world.as(null).guestConsents.save({ params: { token: consent }, body: { consent: 'yes' } })
  await world.work()

  const kinds = new Set((await world.mails()).map(({ kind }) => kind))
  for (const kind of ['verify-email', 'reset-password', 'invitation']) expect(kinds).toContain(`account.${kind}`)
  for (const kind of ['ask', 'target-consent', 'introduction']) expect(kinds).toContain(`introductions.${kind}`)
  const secrets = catcher.mails.flatMap(({ text }) => Array.from(text.matchAll(linkSecret), ([, secret]) => secret!))
  expect(secrets.length).toBeGreaterThan(6)
  const rows = await stored()
  for (const secret of secrets) expect(rows).not.toContain(secret)
  const { rows: left } = await world.superuser.query(`select from platform.mails where content is not null`)
  expect(left).toEqual([])
})
