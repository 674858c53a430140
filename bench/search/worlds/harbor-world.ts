import { openSession, type DemoSession } from '../../../tools/demo/demo-session.ts'
import { missingFiles, upload, waitUntilRead } from '../../../tools/demo/demo-imports.ts'
import { tokenMailedTo } from '../../../tools/demo/caught-links.ts'
import type { CaughtMail } from '../../../tools/product/mail-catcher.ts'
import { harborFiles } from '../harbor/files.ts'
import { isInSight, isReachedWell, judgeHarbor } from '../harbor/judge.ts'
import { harborPeople, owners, type Owner, type Person } from '../harbor/people.ts'
import { harborQuestions } from '../harbor/questions.ts'
import { askFor, type SearchReply, type World } from './world.ts'

const password = 'harbor bench of 2026'

/** Signs three people up, brings their files in and asks as Tomke. */
export async function openHarbor(origin: string, mails: readonly CaughtMail[]): Promise<World> {
  const people = harborPeople()
  const tomke = await settle(origin, mails, people)
  const ids = await lookUp(tomke, people)
  const named = Map.groupBy(people, ({ given, family }) => `${given} ${family}`)
  const whoIs = ({ id, name }: SearchReply['results'][number]): string | null => {
    const namesakes = named.get(name) ?? []
    return ids.get(id) ?? (namesakes.length === 1 ? namesakes[0]!.id : null)
  }
  const visible = new Set(people.filter(isInSight).map(({ id }) => id))
  return {
    name: 'harbor',
    questions: judgeHarbor(harborQuestions),
    documents: people.filter(isInSight).map(({ id, given, family, title, employer, ...rest }) => ({
      id,
      text: `${given} ${family} | ${title} | ${employer.names.join(' ')}`,
      closeness: isReachedWell({ id, given, family, title, employer, ...rest }) ? 1 : 0,
    })),
    ask: (text) => askFor(text, (path, body) => tomke.ask('POST', path, body), whoIs),
    mayBeSeen: (id) => visible.has(id),
    viewerId: () => Promise.resolve(tomke.userId),
  }
}

async function settle(origin: string, mails: readonly CaughtMail[], people: readonly Person[]): Promise<DemoSession> {
  const files = harborFiles(people, new Date(new Date().toISOString().slice(0, 10)))
  const open = async (owner: Owner): Promise<DemoSession> => {
    const { name, email } = owners[owner]
    const session = (await openSession(origin, { name, email, password }))!
    if (session.isNew)
      await session.ask('POST', '/api/account/email/verify', {
        token: await tokenMailedTo(mails, email, '/verify-email'),
      })
    return session
  }
  const tomke = await open('tomke')
  const { id } = await tomke.ask<{ id: string }>('GET', '/api/workspaces/current')
  await tomke.ask('GET', '/api/dashboard/graph-sharing')
  for (const owner of ['kofi', 'gesa'] as const) {
    const session = await open(owner)
    if (session.isNew) {
      await tomke.ask('POST', '/api/workspaces/current/invitations', { email: owners[owner].email, role: 'member' })
      const token = await tokenMailedTo(mails, owners[owner].email, '/join')
      await session.ask('POST', '/api/invitations/accept', { token })
    } else await session.ask('POST', `/api/workspaces/${id}/enter`)
    await session.ask('GET', '/api/dashboard/graph-sharing')
    await session.ask('PATCH', '/api/dashboard/graph-sharing/settings', { mode: owners[owner].shares })
    await waitUntilRead(session, await upload(session, await missingFiles(session, files[owner])))
  }
  await waitUntilRead(tomke, await upload(tomke, await missingFiles(tomke, files.tomke)))
  return tomke
}

const atOnce = 25

/** Which ids stand for whom, as Tomke sees them. */
async function lookUp(session: DemoSession, people: readonly Person[]): Promise<Map<string, string>> {
  const asked = people.flatMap(({ id, slug, email }) => [
    { id, by: { linkedinUrl: `https://www.linkedin.com/in/${slug}` } },
    { id, by: { email } },
  ])
  const ids = new Map<string, string>()
  for (let at = 0; at < asked.length; at += atOnce) {
    const group = asked.slice(at, at + atOnce)
    const { results } = await session.ask<{ results: ({ id: string } | null)[] }>('POST', '/api/people/lookup', {
      people: group.map(({ by }) => by),
    })
    for (const [i, found] of results.entries()) if (found) ids.set(found.id, group[i]!.id)
  }
  return ids
}
