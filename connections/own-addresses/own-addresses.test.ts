import { expect, test } from 'vitest'
import { mailRecord, plantAccount, plantRecords } from '../../tests/world/connected-accounts.ts'
import { addMail, addMeeting, contactNames, emptyMailbox } from '../../tests/world/mail-between.ts'
import { suiteStage, type SuiteStage } from '../../tests/world/suites.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const ana = { name: 'Ana Lima', address: 'ana@halyard.example' }
const aliased = { name: 'Ana Lima', address: 'ana.work@halyard-studio.example' }
const old = { name: 'Ana of Old', address: 'ana@old.example' }
const xavi = { name: 'Xavi Font', address: 'xavi@outside.example' }
const yara = { name: 'Yara Haddad', address: 'yara@outside.example' }

type Stage = Pick<SuiteStage, 'world' | 'me'>

/** How often the member wrote, and was written to. */
const mailsWith = async ({ world }: Stage, name: string): Promise<{ sent: number; received: number } | null> => {
  const { rows } = await world.superuser.query(
    `select (count(*) filter (where e.direction = 1))::int as sent, (count(*) filter (where e.direction = -1))::int as received
     from contacts.contacts c left join contacts.evidence e using (network_id, person_id) where c.name = $1 and c.network_id > 0 group by c.person_id`,
    [name],
  )
  return rows[0] ?? null
}

const listed = async ({ world, me }: Stage) => (await world.as(me).ownAddresses.list({})).items

const name = ({ world, me }: Stage, address: string) => world.as(me).ownAddresses.name({ body: { address } })

/** What was mailed last. */
const codeFor = async ({ world }: Stage, address: string): Promise<string> =>
  (await world.mails(address)).at(-1)!.body.match(/^(?:[a-z2-9]{4}-){2}[a-z2-9]{4}$/m)![0]

const idOf = async (stage: Stage, address: string): Promise<string> =>
  (await listed(stage)).find((one) => one.address === address)!.id!

const confirm = async (stage: Stage, address: string, code: string) =>
  stage.world.as(stage.me).ownAddresses.confirm({ params: { id: await idOf(stage, address) }, body: { code } })

/** Names an address whose mail the member reads. */
async function prove(stage: Stage, address: string) {
  await name(stage, address)
  return await confirm(stage, address, await codeFor(stage, address))
}

const remove = async (stage: Stage, address: string) =>
  stage.world.as(stage.me).ownAddresses.remove({ params: { id: await idOf(stage, address) } })

test('the aliases that Microsoft names are the member: mail from one is sent, mail to one is received', async () => {
  const stage = await suiteStage('microsoft', { ...emptyMailbox, aliases: [aliased.address] })
  addMail(stage, { from: aliased, to: xavi })
  addMail(stage, { from: xavi, to: aliased })
  addMail(stage, { from: ana, to: aliased })
  addMeeting(stage, aliased, ana)
  await stage.connect()
  await stage.world.work()
  expect(await contactNames(stage)).toEqual(['Xavi Font'])
  expect(await mailsWith(stage, 'Xavi Font')).toEqual({ sent: 1, received: 1 })
  expect(await listed(stage)).toEqual([
    { id: null, address: stage.me.user.email, origin: 'sign_in', isProved: true },
    { id: null, address: ana.address, origin: 'account', isProved: true },
    { id: null, address: aliased.address, origin: 'alias', isProved: true },
  ])
})

test('an alias that Microsoft has no more is not the member any more, once they connect again', async () => {
  const aliases = [aliased.address]
  const stage = await suiteStage('microsoft', { ...emptyMailbox, aliases })
  addMail(stage, { from: xavi, to: aliased })
  addMail(stage, { from: ana, to: xavi })
  await stage.connect()
  await stage.world.work()
  aliases.length = 0
  await stage.connect()
  await stage.world.work()
  expect((await listed(stage)).map(({ origin }) => origin)).toEqual(['sign_in', 'account'])
})

test('a named address has no effect until the code that was mailed there is typed in', async () => {
  const stage = await suiteStage('google', emptyMailbox)
  const { world, connect } = stage
  addMail(stage, { from: ana, to: old })
  addMail(stage, { from: old, to: xavi, cc: [ana] })
  await connect()
  await world.work()
  const { items } = await name(stage, old.address)
  expect(items.at(-1)).toMatchObject({ address: old.address, origin: 'named', isProved: false })
  const code = await codeFor(stage, old.address)
  await world.work()
  expect(await contactNames(stage)).toEqual(['Ana of Old'])
  for (const wrong of ['abcd-efgh-jkmn', code.slice(1), '-'])
    await expect(confirm(stage, old.address, wrong)).rejects.toMatchObject({ code: 'unprocessable' })
  expect((await confirm(stage, old.address, code.toUpperCase())).items.at(-1)).toMatchObject({ isProved: true })
  await world.work()
  expect(await contactNames(stage)).toEqual(['Xavi Font'])
})

test('a code works for an hour, once, for whoever asked for it, and a new one replaces it', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Ana Lima')
  const stage = { world, me }
  await name(stage, old.address)
  const first = await codeFor(stage, old.address)
  await name(stage, old.address)
  const second = await codeFor(stage, old.address)
  const refused = { code: 'unprocessable' }
  await expect(confirm(stage, old.address, first)).rejects.toMatchObject(refused)
  const thief = { world, me: await join(world, me, 'member') }
  await name(thief, old.address)
  await expect(confirm(thief, old.address, second)).rejects.toMatchObject(refused)
  const params = { id: await idOf(stage, old.address) }
  const theirs = world.as(thief.me).ownAddresses
  await expect(theirs.confirm({ params, body: { code: second } })).rejects.toMatchObject({ status: 404 })
  await expect(theirs.remove({ params })).rejects.toMatchObject({ status: 404 })
  world.clock.shiftMs = 3_600_001
  await expect(confirm(stage, old.address, second)).rejects.toMatchObject(refused)
  await prove(stage, old.address)
  const mailed = (await world.mails(old.address)).length
  expect((await name(stage, old.address)).items.at(-1)).toMatchObject({ isProved: true })
  expect(await world.mails(old.address), 'nothing is left to prove').toHaveLength(mailed)
})

test('the code goes to the mailbox itself, which a tag of another provider may not be', async () => {
  const world = await worldForThisTest()
  const stage = { world, me: await world.signUp('Ana Lima') }
  await name(stage, 'ana+x@old.example')
  expect(await world.mails('ana+x@old.example')).toEqual([])
  await confirm(stage, 'ana+x@old.example', await codeFor(stage, 'ana@old.example'))
})

test('the mail says who asks, and a mailbox that wants no mail looks like one that does not answer', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Ana Lima')
  const stage = { world, me }
  await name(stage, old.address)
  const [mail] = await world.mails(old.address)
  expect(mail!.body).toContain(`Ana Lima (${me.user.email}) says that ${old.address} is their email address`)
  const token = mail!.body.match(/\/never-email\/([\w-]+)/)![1]!
  await world.as(null).mailboxes.suppress({ params: { token } })
  await name(stage, old.address)
  expect(await world.mails(old.address)).toHaveLength(1)
})

test('what follows a plus sign makes no other address', async () => {
  const stage = await suiteStage('google', { ...emptyMailbox, aliases: [] })
  const tagged = { name: 'Ana Lima', address: 'ana+travel@halyard.example' }
  addMail(stage, { from: tagged, to: xavi })
  addMail(stage, { from: xavi, to: tagged })
  await stage.connect()
  await stage.world.work()
  expect(await contactNames(stage)).toEqual(['Xavi Font'])
  expect(await mailsWith(stage, 'Xavi Font')).toEqual({ sent: 1, received: 1 })
})

test('an address that the member names is theirs until they take it back, with an entry in the address book too', async () => {
  const stage = await suiteStage('google', emptyMailbox)
  const { world, mailbox, connect, sync } = stage
  mailbox.contacts.add({ given: 'Ana', family: 'of Old', address: old.address, company: '', title: '' })
  addMail(stage, { from: ana, to: old })
  addMail(stage, { from: old, to: xavi, cc: [ana] })
  const { id } = await connect()
  await world.work()
  const before = await mailsWith(stage, 'Ana of Old')
  expect(before).toEqual({ sent: 1, received: 1 })
  expect(await contactNames(stage)).toEqual(['Ana of Old'])
  await prove(stage, old.address)
  await world.work()
  expect(await contactNames(stage)).toEqual(['Xavi Font'])
  expect(await mailsWith(stage, 'Xavi Font')).toEqual({ sent: 1, received: 0 })
  await remove(stage, old.address)
  await world.work()
  expect(await contactNames(stage)).toEqual(['Ana of Old'])
  expect(await mailsWith(stage, 'Ana of Old')).toEqual({ sent: 0, received: 1 })
  await sync(id, true)
  expect(await mailsWith(stage, 'Ana of Old'), 'mail to oneself is not stored').toEqual(before)
})

test('a second account makes its address the member in the first one, in which it was a contact', async () => {
  const stage = await suiteStage('google', emptyMailbox)
  const { world, me, connect } = stage
  const member = { userId: me.user.id, workspaceId: me.workspace!.id }
  const accountId = await plantAccount(world, { ...member, address: old.address })
  const to = { email: ana.address, name: ana.name }
  const mails = [mailRecord({ from: { email: old.address }, to: [to], at: new Date('2026-10-01T08:00:00Z') })]
  await plantRecords(world, { ...member, accountId }, mails)
  await world.work()
  expect(await contactNames(stage)).toEqual(['Ana Lima'])
  await connect()
  await world.work()
  expect(await contactNames(stage)).toEqual([])
})

test('a mail that lies in two accounts is read anew in both', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Ana Lima')
  const member = { userId: me.user.id, workspaceId: me.workspace!.id }
  const mail = mailRecord({
    from: { email: old.address, name: old.name },
    to: [{ email: ana.address }, { email: xavi.address, name: xavi.name }],
    at: new Date('2026-10-01T08:00:00Z'),
  })
  const note = mailRecord({ from: { email: ana.address }, to: [{ email: old.address }], at: new Date('2026-10-02') })
  for (const address of [ana.address, 'ana.lima@gmail.com']) {
    const accountId = await plantAccount(world, { ...member, address })
    await plantRecords(world, { ...member, accountId }, [mail, note])
  }
  await world.work()
  expect(await contactNames({ world, me })).toEqual([old.address])
  await prove({ world, me }, old.address)
  await world.work()
  expect(await contactNames({ world, me })).toEqual(['Xavi Font'])
  expect(await mailsWith({ world, me }, 'Xavi Font')).toEqual({ sent: 1, received: 0 })
})

test('an address that somebody else confirmed has no effect, and the answer does not tell', async () => {
  const stage = await suiteStage('google', emptyMailbox)
  const { world, me, connect } = stage
  addMail(stage, { from: ana, to: xavi })
  addMail(stage, { from: ana, to: yara })
  await world.signUp('Xavi Font', xavi.address)
  await world.signUpUnverified('Yara Haddad', yara.address)
  await connect()
  await world.work()
  for (const { address } of [xavi, yara]) await prove(stage, address)
  await world.work()
  expect(await contactNames(stage), 'anybody can sign up with an address').toEqual(['Xavi Font'])
  const items = (await world.as(me).ownAddresses.list({})).items.filter(({ origin }) => origin === 'named')
  expect(items.map(({ address, isProved }) => [address, isProved])).toEqual([
    [xavi.address, true],
    [yara.address, true],
  ])
})

test('what a member names changes nothing for others: it makes nobody a teammate', async () => {
  const stage = await suiteStage('google', emptyMailbox)
  const { world, me, connect } = stage
  addMail(stage, { from: ana, to: xavi })
  await connect()
  const teammate = await join(world, me, 'member')
  await prove({ world, me: teammate }, xavi.address)
  await world.work()
  expect(await contactNames(stage)).toEqual(['Xavi Font'])
  const { rows } = await world.superuser.query('select count(*)::int as n from contacts.known_members')
  expect(rows[0].n).toBe(0)
  expect(JSON.stringify(await world.as(me).ownAddresses.list({}))).not.toContain(xavi.address)
})

test('what is no address, or too many of them, is refused', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const stage = { world, me }
  for (const address of ['ana', '@old.example', 'ana@old.example, x@y.example'])
    await expect(name(stage, address)).rejects.toMatchObject({ code: 'invalid_request' })
  for (let at = 0; at < 20; at += 1) await name(stage, `ana${at}@old.example`)
  await expect(name(stage, old.address)).rejects.toMatchObject({ code: 'conflict' })
  await name(stage, 'ana1@old.example')
})
