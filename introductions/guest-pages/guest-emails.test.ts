import { expect, onTestFinished, test } from 'vitest'
import { startMailCatcher, type CaughtMail } from '../../tools/product/mail-catcher.ts'
import type { Somebody, World } from '../../tests/world/world.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { ana, joost, stage } from './guest-pages-for-tests.ts'

async function posted() {
  const catcher = await startMailCatcher()
  onTestFinished(() => catcher.stop())
  const all = await stage({ SMTP_URL: catcher.url, MAIL_FROM: 'Wellmet <hello@wellmet.example>' })
  catcher.mails.splice(0)
  const caught = (address: string) => catcher.mails.filter(({ to }) => to.includes(address))
  return { ...all, caught, mails: catcher.mails }
}

/** Takes the ask back, changes something below it, and asks again. */
async function askAnew({ as, work }: World, who: Somebody, id: string, change: () => Promise<unknown>): Promise<void> {
  for (const status of ['cancelled', 'draft']) await as(who).requests.update({ params: { id }, body: { status } })
  await change()
  await as(who).requests.update({ params: { id }, body: { status: 'pending' } })
  await work()
}

const headerOf = ({ raw }: CaughtMail, name: string): string[] => {
  const head = raw.split('\r\n\r\n')[0]!.replace(/\r\n[ \t]+/g, ' ')
  return [...head.matchAll(new RegExp(`^${name}: *(.*)$`, 'gim'))].map(([, value]) => value!)
}

test('the emails of a whole introduction reach the right people, in HTML and plain, in the asker’s name, with the right address to reply to', async () => {
  const { world, mara, ask, reply, consent, tokenTo, caught, mails } = await posted()
  const id = await ask()
  await reply(await tokenTo(ana), { reply: 'accept', how: 'ask_target', targetEmail: joost })
  await world.work()
  await consent(await tokenTo(joost), 'yes')
  await world.work()
  await world.as(mara).requests.update({ params: { id }, body: { status: 'meeting' } })
  await world.work()
  expect(caught(ana), 'until it could be taken back').toHaveLength(1)
  await world.superuser.query('update graphile_worker._private_jobs set run_at = now()')
  await world.work()
  const [consentEmail, introduction] = caught(joost)
  expect(headerOf(consentEmail!, 'Reply-To')).toEqual([])
  expect(headerOf(introduction!, 'Reply-To')).toEqual([`Mara Lind <${mara.user.email}>`])
  const [asked, closing] = caught(ana)
  expect(headerOf(asked!, 'Reply-To')).toEqual([`Mara Lind <${mara.user.email}>`])
  expect(headerOf(closing!, 'List-Unsubscribe')).toEqual([
    expect.stringMatching(/^<http:\/\/wellmet\.test\/never-email\/[\w-]{43}>$/),
  ])
  const inHerName = ['Mara Lind via Wellmet <hello@wellmet.example>']
  for (const mail of [asked!, introduction!, closing!]) expect(headerOf(mail, 'From')).toEqual(inHerName)
  expect(headerOf(consentEmail!, 'From'), 'the connector wants it').toEqual([
    'Ana Ribeiro via Wellmet <hello@wellmet.example>',
  ])
  // To the asker it is news, as what a notification says.
  for (const mail of caught(mara.user.email))
    expect(headerOf(mail, 'From')).toEqual(['Wellmet <hello@wellmet.example>'])
  const ours = mails.filter(({ to }) => to.some((one) => [ana, joost].includes(one)))
  expect(ours).toHaveLength(4)
  for (const mail of ours) {
    expect(mail.to).toHaveLength(1)
    expect(headerOf(mail, 'Content-Type')).toEqual([expect.stringMatching(/^multipart\/alternative;/)])
    expect(mail.raw).not.toMatch(/<img|<script|url\(|^(?:cc|bcc):/im)
  }
})

test('an email to forward comes from the asker, unless the target is not to know who asks', async () => {
  for (const [blind, from, replies] of [
    [false, 'Mara Lind via Wellmet <hello@wellmet.example>', 1],
    [true, 'Wellmet <hello@wellmet.example>', 0],
  ] as const) {
    const { world, ask, reply, tokenTo, caught } = await posted()
    await ask({ blind })
    await reply(await tokenTo(ana), { reply: 'accept', how: 'forward' })
    await world.work()
    const [, forwarded] = caught(ana)
    expect(headerOf(forwarded!, 'From')).toEqual([from])
    expect(headerOf(forwarded!, 'Reply-To')).toHaveLength(replies)
  }
})

const hostile = {
  'a line break and a header': 'Ana\r\nBcc: eve@evil.example',
  'a header and a body': 'Ana\nCc: eve@evil.example\n\nA body of my own',
  'another address': '"Ana" <eve@evil.example>, x',
  'a line separator': 'Ana\u2028Bcc: eve@evil.example',
  'letters that run backwards': 'Ana\u202enalA',
  'an encoded word': '=?utf-8?q?Ana=0D=0ABcc:_eve@evil.example?=',
  'five thousand letters': `Ana ${'x'.repeat(5_000)}`,
}

test.each(Object.entries(hostile))('%s in every name reaches nobody else and opens no header', async (_, name) => {
  const { world, mara, ask, caught, mails, reply, tokenTo } = await posted()
  const id = await ask()
  await askAnew(world, mara, id, async () => {
    // As if imported files had brought them, and with a body that names a file and speaks SMTP.
    await world.superuser.query(
      `update introductions.requests set is_blind = false, subject = $2, message = $3, context = $2, target = target || jsonb_build_object('name', $2::text, 'title', $2::text),
       connector = connector || jsonb_build_object('name', $2::text) where id = $1`,
      [id, name, '{"path":"/etc/passwd"}\r\n.\r\nMAIL FROM:<eve@evil.example>\r\n'],
    )
    for (const table of ['account.users', 'contacts.contacts'])
      await world.superuser.query(`update ${table} set name = $1`, [name])
  })
  await reply(await tokenTo(ana), { reply: 'accept', how: 'ask_target', targetEmail: joost })
  await world.work()
  expect([caught(ana).length, caught(joost).length]).toEqual([2, 1])
  for (const mail of mails) {
    expect([[ana], [joost], [mara.user.email]]).toContainEqual(mail.to)
    expect(mail.from).toBe('hello@wellmet.example')
    for (const header of ['Bcc', 'Cc', 'MAIL FROM']) expect(headerOf(mail, header)).toEqual([])
    expect(headerOf(mail, 'To')).toHaveLength(1)
    expect(headerOf(mail, 'From')).toEqual([expect.stringMatching(/^[^<>@]* <hello@wellmet\.example>$/)])
    expect(headerOf(mail, 'Subject')[0]!.length).toBeLessThan(1_000)
  }
  const [consentEmail] = caught(joost)
  expect(consentEmail!.text).toContain('{"path":"/etc/passwd"}')
  expect(consentEmail!.text).not.toContain('root:')
})

test.each([`${ana}, eve@evil.example`, `${ana}\r\nRCPT TO:<eve@evil.example>`, 'not an address', `<${ana}>`])(
  'nobody is asked at an address like %j',
  async (address) => {
    const { world, mara, ask, mails } = await posted()
    const id = await ask()
    const before = mails.length
    const anew = askAnew(world, mara, id, () =>
      world.superuser.query(
        `update introductions.requests set connector = connector || jsonb_build_object('email', $2::text) where id = $1`,
        [id, address],
      ),
    )
    await expect(anew).rejects.toMatchObject({ problem: { errors: [{ message: 'not_reachable' }] } })
    await world.work()
    expect(mails).toHaveLength(before)
  },
)

test('whoever has no account is written to in the language of the asker, and a teammate in their own where they chose one', async () => {
  const { world, mara, ask, reply, tokenTo } = await stage()
  await world.as(mara).users.changeProfile({ body: { language: 'de' } })
  await ask()
  const [asked] = await world.mails(ana)
  expect(asked!.body).toMatch(/^Hallo Ana!/)
  expect(asked!.body).toContain('Keine E-Mails mehr')
  expect(asked!.body).toMatch(/\/guest\/asks\/[\w-]{43}\?lang=de&answer=yes\s/)
  await reply(await tokenTo(ana), { reply: 'accept', how: 'ask_target', targetEmail: joost })
  await world.work()
  expect((await world.mails(joost))[0]!.body).toMatch(/\/guest\/consents\/[\w-]{43}\?lang=de&answer=yes\s/)

  const noa = (await world.as(mara).members.list({})).items.find(({ name }) => name === 'Noa Peer')!
  const askNoa = async (target: string) => {
    await world.as(mara).requests.create({
      body: { target: { name: target }, connector: { personId: noa.userId }, message: 'Hallo', status: 'pending' },
    })
    await world.work()
    return (await world.mails(noa.email)).at(-1)!
  }
  expect((await askNoa('Joost de Wit')).body).toMatch(/^Hallo Noa!/)
  await world.superuser.query(`update account.users set language = 'en' where id = $1`, [noa.userId])
  const inHers = await askNoa('Ida Vinther')
  expect(inHers.body).toMatch(/^Hi Noa/)
  expect(inHers.subject).toContain('would like to meet')
  expect(inHers.body).not.toContain('lang=')
})

test('of an asker who chose no language, a guest is written to in that of the screen', async () => {
  const { world, mara } = await stage()
  await bring(
    world,
    mara,
    'Connections.csv',
    connections([`Ana,Ribeiro,https://www.linkedin.com/in/ana,${ana},Northgate,Partner,08 Feb 2024`]),
  )
  const [connector] = (await world.as(mara).contacts.list({})).items
  await world.as(mara).requests.create({
    body: {
      target: { name: 'Joost de Wit' },
      connector: { personId: connector!.id },
      message: 'Guten Tag',
      status: 'pending',
    },
    headers: { 'accept-language': 'de' },
  })
  await world.work()
  expect((await world.mails(ana))[0]!.body).toMatch(/^Hallo Ana!/)
})
