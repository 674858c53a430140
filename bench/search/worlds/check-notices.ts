import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { fillers } from '@wellmet/discovery/questions/question-words.rules.ts'
import { fieldsOf, readEntriesInSight, say, type Entry } from './entries-in-sight.ts'
import type { SearchReply, World } from './world.ts'

type Result = SearchReply['results'][number]
/** What is untrue about a claim; null where nothing speaks against it. */
type Check = (claim: Claim) => string | null

interface Claim {
  readonly question: string
  /** What the sentence names. */
  readonly words: string
  readonly reply: SearchReply
  readonly entries: readonly Entry[]
  readonly entriesOf: (result: Result) => readonly Entry[]
}

const gap = '\u0001'

/** A sentence of the catalog as a pattern with one gap. */
const patternOf = (sentence: string): RegExp =>
  new RegExp(sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(gap, '(.+?)'), 'u')

const whoSays =
  (textsOf: (entry: Entry) => readonly (string | null)[]): Check =>
  ({ words, reply, entriesOf }) => {
    const liar = reply.results.find((result) => entriesOf(result).some((entry) => say(textsOf(entry), words)))
    return liar ? `${liar.name} has “${words}” and is shown` : null
  }

/** What people ask for, without the words around it. */
const askedFor = (question: string): string =>
  wordsOf(question)
    .filter((word) => !fillers.has(word))
    .join(' ')

const firstPath: Check = ({ reply: { results, notice } }) => {
  const [first] = results
  if (!first) return null
  const said = notice?.message + ' ' + notice?.next
  const names = [first.name, first.path?.viaName].filter((name) => name != null)
  return names.some((name) => said.includes(name)) || !/ know |Check with|Write to/.test(said)
    ? null
    : `it names neither ${names.join(' nor ')}`
}

const claims: readonly (readonly [what: string, sentence: string, check: Check])[] = [
  ['place left out', peopleMessages.everyPlace({ place: gap }), whoSays(({ location }) => [location])],
  ['title left out', peopleMessages.everyRole({ role: gap }), whoSays(({ title }) => [title])],
  ['company left out', peopleMessages.everyCompany({ company: gap }), whoSays(({ company }) => [company])],
  ['sector left out', peopleMessages.everySector({ sector: gap }), whoSays(({ title, company }) => [title, company])],
  ['former employer left out', peopleMessages.everyFormer({ company: gap }), whoSays(({ former }) => [former])],
  ['word left out', peopleMessages.nobodyAlso({ words: gap }), whoSays(fieldsOf)],
  [
    'only close',
    peopleMessages.onlyClose({ query: gap }),
    ({ question, reply, entriesOf }) => {
      const asked = askedFor(question)
      const liar = reply.results.find((result) => entriesOf(result).some((entry) => say(fieldsOf(entry), asked)))
      return liar ? `${liar.name} has all of “${asked}”` : null
    },
  ],
  [
    'nobody has a word',
    peopleMessages.nobodyHas({ words: gap }),
    ({ words, entries }) => {
      const named = [...words.matchAll(/“([^”]+)”/gu)].map(([, word = '']) => word)
      const liar = named.find((word) => entries.some((entry) => say(fieldsOf(entry), word)))
      return liar === undefined ? null : `somebody has “${liar}”`
    },
  ],
  [
    'nobody has all',
    peopleMessages.nobodyHasAll(),
    ({ question, entries }) => {
      const liar = entries.find((entry) => say(fieldsOf(entry), askedFor(question)))
      return liar ? `${liar.name} has all of it` : null
    },
  ],
  [
    'none of mine',
    peopleMessages.noneOfMineFits(),
    ({ reply, entriesOf }) => {
      const liar = reply.results.find((result) => !result.isNear && entriesOf(result).some(({ isOwn }) => isOwn))
      return liar ? `${liar.name} is a contact of the asker` : null
    },
  ],
]
const patterns = claims.map(([what, sentence, check]) => [what, patternOf(sentence), check] as const)

/** Checks of one answer everything that is said about it. */
function claimsOf(claim: Omit<Claim, 'words'>): { what: string; untrue: string | null }[] {
  const { reply, entries } = claim
  const { notice } = reply
  const found = patterns.flatMap(([what, pattern, check]) =>
    [...(notice?.message ?? '').matchAll(new RegExp(pattern, 'gu'))].map(([, words = '']) => ({
      what,
      untrue: check({ ...claim, words }),
    })),
  )
  const ofPath = ['low_confidence', 'no_verified_path', 'warm_connector_first'].includes(notice?.code ?? '')
  return [
    ...found,
    ...(ofPath ? [{ what: 'path of the first', untrue: firstPath({ ...claim, words: '' }) }] : []),
    ...(notice?.code === 'no_verified_path' && reply.results[0]
      ? [
          {
            what: 'no verified path',
            untrue: reply.results[0].path?.status === 'verified' ? 'the first has a verified path' : null,
          },
        ]
      : []),
    ...(notice?.code === 'nobody_fits'
      ? [{ what: 'nobody fits', untrue: reply.results.length > 0 ? 'somebody is shown' : null }]
      : []),
    ...(reply.knownAt
      ? [
          {
            what: 'known at a company',
            untrue: entries.some(({ isOwn, company }) => isOwn && say([company], reply.knownAt!.name))
              ? null
              : `nobody is at ${reply.knownAt.name}`,
          },
        ]
      : []),
    ...(reply.corrected ?? []).map(({ typed, meant }) => ({
      what: 'corrected',
      untrue:
        entries.some((entry) => say(fieldsOf(entry), meant)) || wordsOf(meant).length === 0
          ? null
          : `nobody has “${meant}”, for “${typed}”`,
    })),
    ...(reply.totalIs === 'exact' && reply.next === null
      ? [
          {
            what: 'exact total',
            untrue: reply.total === reply.results.length ? null : `${reply.total} said, ${reply.results.length} shown`,
          },
        ]
      : []),
  ]
}

/** Asks nothing: looks through the answers that came, and prints what of them is untrue. Answers with how much it is. */
export async function checkNotices(
  world: World,
  adminUrl: string,
  replies: readonly { question: string; reply: SearchReply }[],
): Promise<number> {
  const entries = await readEntriesInSight(adminUrl, await world.viewerId())
  const named = Map.groupBy(entries, ({ name }) => name)
  const entriesOf = ({ name, company, role }: Result): readonly Entry[] => {
    const namesakes = named.get(name) ?? []
    const same = new Set(
      namesakes
        .filter((entry) => entry.company === company && (role == null || entry.title === role || entry.title === null))
        .map(({ personId }) => personId),
    )
    return namesakes.filter(({ personId }) => same.has(personId))
  }
  const checked = replies.flatMap(({ question, reply }) =>
    claimsOf({ question, reply, entries, entriesOf }).map((one) => ({ question, ...one })),
  )
  for (const { question, what, untrue } of checked)
    if (untrue !== null) console.log(`untrue: ${what}: ${untrue}. Asked: ${question}`)
  const counts = [...Map.groupBy(checked, ({ what }) => what)].map(
    ([what, some]) =>
      `${what} ${some.length}${some.some(({ untrue }) => untrue) ? ` (${some.filter(({ untrue }) => untrue).length} untrue)` : ''}`,
  )
  const untrue = checked.filter((one) => one.untrue !== null).length
  console.log(`\nSaid about answers: ${checked.length}, untrue ${untrue}. ${counts.join(', ')}.`)
  return untrue
}
