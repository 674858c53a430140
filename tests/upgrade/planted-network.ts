import { setTimeout as sleep } from 'node:timers/promises'
import { tokenMailedTo } from '../../tools/demo/caught-links.ts'
import { openSession, type DemoSession } from '../../tools/demo/demo-session.ts'
import type { CaughtMail } from '../../tools/product/mail-catcher.ts'

/** What the dumps of releases were made with; nothing else uses these secrets. */
export const plantedSecrets = {
  SECRET: 'the secret of the dumps of releases, of no other use',
  VAULT_KEYS: JSON.stringify({ current: 'dumps', keys: { dumps: Buffer.alloc(32, 'dumps').toString('base64') } }),
}

const password = 'a password of the dumps'
export const mara = { name: 'Mara Lind', email: 'mara@example.com', password }
export const bob = { name: 'Bob Reyes', email: 'bob@example.com', password }

export const contactsOfMara = ['Ines Duarte', 'Tomas Novak']
/** Shared with Mara, who knows none of them. */
export const contactsOfBob = ['Ana Ribeiro', 'Joost de Wit', 'Priya Raman']
export const noteOnInes = 'Met at the fair, likes maps.'

const header = 'First Name,Last Name,URL,Email Address,Company,Position,Connected On'
const patienceMs = 60_000

/**
 * Mara and Bob in one workspace, each with contacts, Bob's shared; a note, and a request that asks Bob to introduce
 * Mara to Ana. All of it over the API, as it would come about.
 */
export async function plantNetwork(origin: string, mails: readonly CaughtMail[]): Promise<void> {
  const first = await signUp(origin, mails, mara)
  const second = await signUp(origin, mails, bob)
  await first.ask('POST', '/api/workspaces/current/invitations', { email: bob.email, role: 'member' })
  await second.ask('POST', '/api/invitations/accept', { token: await tokenMailedTo(mails, bob.email, '/join') })
  await bring(first, [
    'Ines,Duarte,https://www.linkedin.com/in/ines,ines@lighthouse.example,Lighthouse,Designer,03 Mar 2021',
    'Tomas,Novak,https://www.linkedin.com/in/tomas,tomas@kade.example,Kade,Engineer,11 Oct 2025',
  ])
  await bring(second, [
    'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,"Northgate, Inc.",Partner,08 Feb 2024',
    'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026',
    'Priya,Raman,https://www.linkedin.com/in/priya,,Heliograph,CTO,01 Jan 2022',
  ])
  await second.ask('PATCH', '/api/dashboard/graph-sharing/settings', { mode: 'workspace' })
  const { items } = await first.ask<{ items: { id: string; name: string }[] }>('GET', '/api/network/contacts')
  const ines = items.find(({ name }) => name === 'Ines Duarte')!
  await first.ask('POST', `/api/network/contacts/${ines.id}/notes`, { text: noteOnInes })
  await askForAna(first)
}

async function signUp(origin: string, mails: readonly CaughtMail[], who: typeof mara): Promise<DemoSession> {
  const session = (await openSession(origin, who))!
  await session.ask('POST', '/api/account/email/verify', {
    token: await tokenMailedTo(mails, who.email, '/verify-email'),
  })
  return session
}

async function bring(session: DemoSession, rows: string[]): Promise<void> {
  const file = Buffer.from([header, ...rows].join('\n'))
  const { id } = await session.ask<{ id: string }>('POST', '/api/network/imports?fileName=Connections.csv', file)
  const read = () => session.ask<{ import: { state: string } }>('GET', `/api/network/imports/${id}`)
  await waitUntil(async () => (await read()).import.state === 'done')
}

/** The path through Bob is there once the worker has worked out what he shares. */
async function askForAna(session: DemoSession): Promise<void> {
  const findAna = async () => {
    const { people } = await session.ask<{ people: { id: string; name: string }[] }>('GET', '/api/graph/top')
    return people.find(({ name }) => name === 'Ana Ribeiro')
  }
  await waitUntil(async () => (await findAna()) !== undefined)
  await session.ask('POST', '/api/people/network-intro', {
    personId: (await findAna())!.id,
    message: 'Hello, I build maps of who knows whom. Would twenty minutes next week be of use to you?',
  })
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await sleep(100)) if (await isSo()) return
  throw new Error('What was waited for did not come about.')
}
