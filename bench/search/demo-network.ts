import { demoPassword, demoTeam, demoWorkspace } from '../../database/seed/demo-team.ts'
import { openSession, type DemoSession } from '../../tools/demo/demo-session.ts'
import { loadDemoDirectory } from '../../tools/demo/load-demo-directory.ts'
import { seedDemo } from '../../tools/demo/seed-demo.ts'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import type { PrivateProduct } from '../ground/private-product.ts'
import type { Undoing } from '../ground/undoing.ts'
import { ask } from '../network/prepare-network.ts'
import { directoryInSight, isInTouchInDemo } from './demo-visibility.ts'
import { searchAs, type Entry, type JudgedNetwork } from './judged-network.ts'
import { labelOf } from './visibility.ts'
import { startApiOver } from './start-api.ts'

/** The demo as it is shipped, through the front door, without the directory: four teammates and whom they know. */
export async function startDemo(product: PrivateProduct, undoing: Undoing): Promise<JudgedNetwork> {
  const mail = await startMailCatcher()
  undoing.later(() => mail.stop())
  const origin = await startApiOver(product, undoing, { SMTP_URL: mail.url }, { withWorker: true })
  const demo = await seedDemo({ origin, mails: mail.mails, today: new Date(), loadDirectory: async () => {} })
  await demo.bringNetworkIn!(() => {})
  const sessions = await openSessions(origin)
  return {
    name: 'demo',
    ask: (question) =>
      searchAs(
        (path, body) => sessions.get(question.viewer)!.ask('POST', path, body),
        question,
        ({ name, company }) => labelOf(name, company ?? ''),
      ),
    entriesFor: (viewer) => entriesOf(product, viewer),
    isInTouch: (viewer, { label, hops, via }) =>
      hops <= 2 && isInTouchInDemo(viewer, hops === 1 ? viewer : (via?.name ?? ''), label),
  }
}

/** The same, with a directory around what Ana sees. */
export async function addDirectory(demo: JudgedNetwork, product: PrivateProduct): Promise<JudgedNetwork> {
  // Loading sends no mail and shows no link.
  const settings = { PUBLIC_URL: 'http://127.0.0.1', SMTP_URL: 'smtp://127.0.0.1:1' }
  await loadDemoDirectory({ ...product.environment, ...settings }, directoryInSight(new Date()))
  return { ...demo, name: 'directory', entriesFor: (viewer) => entriesWithDirectory(product, viewer) }
}

async function openSessions(origin: string): Promise<Map<string, DemoSession>> {
  const sessions = new Map<string, DemoSession>()
  let workspace: string | undefined
  for (const { name, email } of demoTeam) {
    const session = (await openSession(origin, { name, email, password: demoPassword }))!
    workspace ??= (await session.ask<{ id: string }>('GET', '/api/workspaces/current')).id
    await session.ask('POST', `/api/workspaces/${workspace}/enter`)
    sessions.set(name, session)
  }
  return sessions
}

/** What the directory says of a person is another entry of theirs, with earlier employers and the industry. */
async function entriesWithDirectory(product: PrivateProduct, viewer: string): Promise<Entry[]> {
  const own = await entriesOf(product, viewer)
  const listed = await ask<{ name: string; company: string; kind: number; text: string }>(
    product.adminUrl,
    `select c.name, c.company, c.kind, concat_ws(' ', c.name, c.title, c.company, c.location, max(l.industry), string_agg(p.place, ' ')) as text
     from contacts.contacts c left join contacts.positions p on p.network_id = 0 and p.person_id = c.person_id and not p.is_current
     left join contacts.places l on l.id = c.company_id where c.network_id = 0
     group by c.person_id, c.name, c.company, c.kind, c.title, c.location`,
    [],
  )
  return [...own, ...listed.map(({ name, company, kind, text }) => ({ label: labelOf(name, company), kind, text }))]
}

/** Nobody of the demo has another's name. */
const entriesOf = async ({ adminUrl }: PrivateProduct, viewer: string): Promise<Entry[]> =>
  (
    await ask<{ name: string; company: string; kind: number; text: string }>(
      adminUrl,
      `select c.name, c.company, c.kind, concat_ws(' ', c.name, c.title, c.company, c.location) as text
       from identity.member_networks o join account.users u on u.id = o.user_id and u.name = $1
       join account.workspaces s on s.id = o.workspace_id and s.name = $2
       join identity.visible_networks v on v.viewer_network_id = o.id join contacts.contacts c on c.network_id = v.network_id and (v.kind = 'self' or not c.is_hidden)`,
      [viewer, demoWorkspace],
    )
  ).map(({ name, company, kind, text }) => ({ label: labelOf(name, company), kind, text }))
