import { demoPassword, demoTeam } from '../../database/seed/demo-team.ts'
import type { FollowUp, PrepCard } from '@wellmet/introductions/assistant/assistant.contract.ts'
import type { ArrangedDraft } from '@wellmet/introductions/language-model/language-model.contract.ts'

/**
 * Six preparations, six follow-ups and twelve drafts in English and German, as the product makes them from the demo’s
 * data without a model, to be read beside ones that are written by hand:
 *   npm run demo, and then npm run bench:drafts -- http://localhost:4000 > drafts.md
 */
const address = process.argv[2]
if (!address) throw new Error('npm run bench:drafts -- http://localhost:4000, with a demo that runs there')
const each = 6
const languages = ['en', 'de'] as const
type Language = (typeof languages)[number]

const [ana] = demoTeam
const signedIn = await fetch(`${address}/api/account/sign-in`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: ana.email, password: demoPassword }),
})
if (!signedIn.ok) throw new Error(`${ana.name} could not sign in: ${signedIn.status}`)
const cookie = signedIn.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ')

/** What was said where there was nothing to write, as that it is too early for a reminder. */
const refusals: string[] = []

/** Null where there is nothing to write. */
async function ask<Reply>(path: string, language: Language = 'en', body?: object): Promise<Reply | null> {
  const answer = await fetch(address + path, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, 'accept-language': language, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (answer.status === 404 || answer.status === 409) {
    const { detail } = (await answer.json()) as { detail?: string }
    refusals.push(detail ?? '')
    return null
  }
  // Twelve of each are asked for within a minute.
  if (answer.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers.get('retry-after') ?? 10)))
    return ask(path, language, body)
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Reply
}

interface Reachable {
  id: string
  name: string
  role: string | null
  company: string | null
  path: { hops: number; viaId: string | null; viaName: string | null; leadsToTeammate: boolean } | null
}
interface Request {
  id: string
  stage: string
  target: { personId: string | null; name: string }
}

const [{ people }, { items: requests }] = await Promise.all([
  ask<{ people: Reachable[] }>('/api/graph/top?limit=100').then((reply) => reply ?? { people: [] }),
  ask<{ items: Request[] }>('/api/dashboard/intro-requests?limit=100').then((reply) => reply ?? { items: [] }),
])

/** Every n-th, so that they differ. */
const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter((_, at) => at % Math.max(1, Math.floor(items.length / count)) === 0).slice(0, count)
/** One of each stage first. */
const byStage = [...Map.groupBy(requests, ({ stage }) => stage).values()]
const mixed = Array.from({ length: requests.length }, (_, at) => byStage.flatMap((of) => of[at] ?? [])).flat()

const say = (line = ''): void => console.log(line)
const quote = (text: string): void => say(text.replace(/^/gm, '> '))

async function inBoth<Reply>(
  title: string,
  askIn: (language: Language) => Promise<Reply | null>,
  show: (reply: Reply) => void,
) {
  const replies: [Language, Reply][] = []
  for (const language of languages) {
    const reply = await askIn(language)
    if (reply === null) return false
    replies.push([language, reply])
  }
  for (const [language, reply] of replies) {
    say(`### ${title} (${language})\n`)
    show(reply)
    say()
  }
  return true
}

const whoIs = ({ name, role, company }: Reachable): string => [name, role, company].filter(Boolean).join(', ')

say('## Preparations\n')
const known = people.filter(({ path }) => path?.hops === 1)
const booked = requests.filter(({ stage, target }) => stage === 'meeting_booked' && target.personId)
const met = [
  ...booked.slice(0, 2).map(({ target }) => people.find(({ id }) => id === target.personId)),
  ...spread(known, each),
]
  .filter((one) => one !== undefined)
  .slice(0, each)
for (const person of met)
  await inBoth(
    whoIs(person),
    (language) => ask<PrepCard>('/api/intros-ai/prep-card', language, { personId: person.id }),
    (card) => {
      for (const part of ['who', 'soFar', 'shared', 'notes', 'questions'] as const)
        if (card[part].length > 0) quote(`**${part}**\n${card[part].map(({ text }) => `- ${text}`).join('\n')}`)
    },
  )

say('## Follow-ups\n')
let written = 0
for (const { id, stage, target } of mixed) {
  if (written === each) break
  const isWritten = await inBoth(
    `${target.name}, ${stage}`,
    (language) => ask<FollowUp>('/api/intros-ai/followup', language, { requestId: id }),
    ({ name, subject, message }) => quote(`To: ${name}\nSubject: ${subject}\n\n${message}`),
  )
  if (isWritten) written += 1
  else for (const refusal of refusals.splice(0)) quote(`${target.name}, ${stage}: ${refusal}\n`)
}

say('## Drafts\n')
const beyond = people.filter(({ path }) => path?.hops === 2 && path.viaId && !path.leadsToTeammate)
/** One through each connector first. */
const byConnector = [...Map.groupBy(beyond, ({ path }) => path?.viaId).values()]
const varied = Array.from({ length: beyond.length }, (_, at) => byConnector.flatMap((of) => of[at] ?? [])).flat()
let drafted = 0
for (const person of varied) {
  if (drafted === each) break
  const isDrafted = await inBoth(
    `${whoIs(person)}, through ${person.path?.viaName}`,
    (language) =>
      ask<ArrangedDraft>('/api/language-model/drafts', language, {
        personId: person.id,
        connectorId: person.path?.viaId,
        language,
      }),
    ({ message }) => quote(message),
  )
  if (isDrafted) drafted += 1
}
